import { expect, it } from 'vitest';
import { askLink } from './reach-bar.tsx';

it('leads to the form of the page, else to that of the contact page', () => {
  expect(['home', 'rhinoplasty', 'noseJobs', 'contact'].map((name) => askLink(name as 'home'))).toEqual(
    Array.from({ length: 4 }, () => '#consultation'),
  );
  expect(askLink('international')).toBe('#enquiry-from-abroad');
  expect([askLink('blogs'), askLink(null)]).toEqual(['/contact-us#consultation', '/contact-us#consultation']);
});
