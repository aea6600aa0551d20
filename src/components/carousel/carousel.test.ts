import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Carousel, FADE_MS, INTERVAL_MS, MOVE_MS, PER_VIEW } from './carousel.tsx';

const tokens = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');
const sheet = readFileSync(new URL('./carousel.module.css', import.meta.url), 'utf8');

describe('constants of the carousels', () => {
  it('are those of the specification', () => {
    expect(INTERVAL_MS).toEqual({
      plasticSurgeryGallery: 4000,
      dermatologyGallery: 5000,
      doctorSlides: 5000,
      videoTestimonials: 3000,
      affiliations: 2000,
      aboutServices: 3000,
      facilities: 3000,
      spotlight: 5000,
      biography: 5000,
      internationalBanner: 3500,
      breastEnhancement: 1500,
      contouring: 3000,
      arrowGallery: 3000,
    });
    expect([MOVE_MS, FADE_MS]).toEqual([500, 800]);
  });

  it('agree with the tokens that style sheets use for the same moves', () => {
    expect(tokens).toMatch(new RegExp(`--move: ${MOVE_MS}ms;`));
    expect(tokens).toMatch(new RegExp(`--slow: ${FADE_MS}ms;`));
  });

  it('change the number of slides at 768 and 1024 px, with a class for every number in use', () => {
    expect([...sheet.matchAll(/width >= (\d+px)/g)].map(([, width]) => width)).toEqual(['768px', '1024px']);
    for (const { wide, medium } of Object.values(PER_VIEW)) {
      for (const name of [`.wide${wide}`, `.medium${medium}`]) expect(sheet).toContain(`${name} {`);
    }
  });
});

it('says nothing of being hidden where it is not', () => {
  const slides = [{ id: 'one', content: 'One' }];
  for (const decorative of [false, true])
    expect(renderToStaticMarkup(createElement(Carousel, { label: 'Pictures', slides, decorative }))).not.toContain(
      'aria-hidden="false"',
    );
});
