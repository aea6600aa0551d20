import { describe, expect, it } from 'vitest';
import { CHAT_PATH, LEADS_PATH, OPS_PATH, PREVIEW_PATH, ROBOTS_PATH, SERVICE_WORKER_PATH } from '../endpoints.ts';
import { inLanguage } from '../languages/in-language.ts';
import { href } from '../routes.ts';
import { alwaysKept, NEVER_KEPT, planFor } from './plan.ts';

const ORIGIN = 'https://www.clinic.example';
const plan = (path: string, { method = 'GET', mode = 'navigate' } = {}) =>
  planFor({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN);

describe('planFor', () => {
  it('names pages as the routes do', () => {
    expect(alwaysKept()).toBe(href('international'));
    expect(NEVER_KEPT).toEqual([href('gallery'), href('thankYou'), href('enquiry'), PREVIEW_PATH]);
  });

  it.each(['/', '/about-us', '/international', '/blogs/some-post', '/liposuction', '/no/such-page'])(
    'keeps the page %s',
    (path) => {
      expect(plan(path)).toBe('page');
    },
  );

  it.each(['/assets/chunks/chunk-a1.js', '/assets/static/site.b2.css', '/p/international-1-780.d162a91d.avif'])(
    'keeps the file %s, whoever asks',
    (path) => {
      expect(plan(path, { mode: 'no-cors' })).toBe('file');
    },
  );

  it.each([
    '/gallery',
    '/gallery/liposuction',
    '/gallery/liposuction/t10601',
    '/enquiry',
    PREVIEW_PATH,
    '/thank-you',
    '/thank-you?reference=AB12',
    '/blogs?page=2',
  ])('keeps no copy of %s', (path) => {
    expect(plan(path)).toBe('visit');
    expect(plan(path, { mode: 'cors' })).toBe('leave');
    expect(plan(path, { method: 'POST' })).toBe('leave');
  });

  it.each([
    LEADS_PATH,
    '/api/content/blogs',
    '/media/a.jpg',
    '/assets/static/hero-tall.a1b2c3d4.mp4',
    '/p/case-liposuction-l1-before-860.0a1b2c3d.avif',
    '/p/service-liposuction-viewer-1-860.0a1b2c3d.avif',
    SERVICE_WORKER_PATH,
    ROBOTS_PATH,
    CHAT_PATH,
    OPS_PATH,
    'https://elsewhere.example/',
  ])('leaves %s alone', (path) => {
    expect(plan(path)).toBe('leave');
  });

  it.each(['/ar', '/ar/contact-us', '/ar/gallery/liposuction'])('leaves %s to the script of its language, in English', (path) => {
    expect(plan(path)).toBe('leave');
  });

  it('keeps pages of its own language alone, and of these what English keeps', () => {
    const plans = inLanguage('ar', () =>
      ['/ar', '/ar/contact-us', '/ar/gallery/liposuction', '/ar/enquiry', '/arabic', '/contact-us', '/gallery', '/fr'].map(
        (path) => plan(path),
      ),
    );
    expect(plans).toEqual(['page', 'page', 'visit', 'visit', 'leave', 'leave', 'leave', 'leave']);
    expect(plan('/arabic')).toBe('page');
  });

  it('leaves forms and the requests of scripts alone', () => {
    expect(plan('/contact-us', { method: 'POST' })).toBe('leave');
    expect(plan('/about-us', { mode: 'cors' })).toBe('leave');
  });
});
