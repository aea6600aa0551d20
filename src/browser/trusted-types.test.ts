import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SERVICE_WORKER_PATH } from '../endpoints.ts';

type Rules = Record<string, (text: string) => string | null>;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function inBrowser(): Promise<{ policies: Map<string, Rules>; siteHtml: (html: string) => unknown }> {
  const policies = new Map<string, Rules>();
  const createPolicy = (name: string, rules: Rules) => {
    policies.set(name, rules);
    return { createHTML: (html: string) => ({ trusted: rules['createHTML']?.(html) }) };
  };
  vi.stubGlobal('trustedTypes', { createPolicy });
  return { policies, ...(await import('./trusted-types.ts')) };
}

describe('trusted types', () => {
  it('let HTML through that was asked for by name alone', async () => {
    const { policies, siteHtml } = await inBrowser();
    expect(siteHtml('<p>x</p>')).toEqual({ trusted: '<p>x</p>' });
    expect(policies.get('default')?.['createHTML']).toBeUndefined();
  });

  it('let structured data through, and no script', async () => {
    const { policies } = await inBrowser();
    const rules = policies.get('default');
    expect(rules?.['createScript']?.('{"@type":"Article"}')).toBe('{"@type":"Article"}');
    for (const script of ['alert(1)', '', '1', '{"a":1};alert(1)']) expect(rules?.['createScript']?.(script)).toBeNull();
    expect(rules?.['createScriptURL']?.(SERVICE_WORKER_PATH)).toBe(SERVICE_WORKER_PATH);
    for (const url of ['https://evil.example/sw.js', '/media/sw.js', 'data:,alert(1)'])
      expect(rules?.['createScriptURL']?.(url)).toBeNull();
  });

  it('are no matter where there are none', async () => {
    const { siteHtml } = await import('./trusted-types.ts');
    expect(siteHtml('<p>x</p>')).toBe('<p>x</p>');
  });

  it('are asked wherever React is given HTML', async () => {
    const places: string[] = [];
    for await (const file of glob('src/**/*.tsx')) {
      const text = readFileSync(file, 'utf8');
      if (text.includes('dangerouslySetInnerHTML') && !text.includes('siteHtml(')) places.push(file);
    }
    expect(places).toEqual([]);
  });
});
