import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';

describe('the whole catalogue, results included', () => {
  it('has each key once', () => {
    const keys = catalogue.pictures.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('shows no sensitive result on the home page, which has no notice (row HOME-29)', () => {
    const onHome = catalogue.pictures.filter(({ key }) => key.startsWith('case/home/'));
    expect(onHome).toHaveLength(40);
    expect(onHome.filter(({ sensitive }) => sensitive)).toEqual([]);
  });
});
