import { describe, expect, it } from 'vitest';
import {
  alertSubject,
  alertText,
  type Notification,
  notificationSubject,
  notificationText,
  type SiteAlert,
} from './notification.ts';

/** Clinic time. */
const at = (text: string) => Date.parse(`${text}:00+05:30`);
const told: Notification = {
  event: 'new-enquiry',
  id: 17,
  reference: '7KQM-3XWP',
  form: 'gallery',
  state: 'waiting',
  acceptedAt: at('2026-11-23T10:05'),
  dueAt: at('2026-11-23T12:05'),
  wantedAt: 0,
  inbox: 'https://clinic.example/ops/leads',
};
const CAME = 'Monday, November 23 at 10:05\u00a0AM, India time';
const DUE = 'Monday, November 23 at 12:05\u00a0PM, India time';

describe('what the team is told', () => {
  it.each<[string, Partial<Notification>, string, string]>([
    ['of a new one', {}, 'New enquiry no. 17', `New enquiry no. 17 (gallery form), received ${CAME}. Please answer by ${DUE}.`],
    [
      'of one from before the desk',
      { dueAt: null },
      'New enquiry no. 17',
      `New enquiry no. 17 (gallery form), received ${CAME}.`,
    ],
    [
      'of a quarantined one',
      { state: 'quarantined' },
      'New enquiry no. 17',
      `New enquiry no. 17 (gallery form), received ${CAME}, quarantined as possible spam.`,
    ],
    [
      'of one that nobody has looked at',
      { event: 'review-due', state: 'quarantined' },
      'Enquiry no. 17 was set aside: please look',
      `Enquiry no. 17 (gallery form) was quarantined as possible spam and nobody has looked at it. It came ${CAME}.`,
    ],
    [
      'of one that is past due',
      { event: 'past-due' },
      'Enquiry no. 17 is past due',
      `Enquiry no. 17 (gallery form) is past due: it came ${CAME} and is not marked as answered.`,
    ],
    [
      'of a reply',
      { event: 'visitor-replied' },
      'The visitor of enquiry no. 17 has replied',
      'The visitor of enquiry no. 17 (gallery form) has replied. Please see to it.',
    ],
    [
      'of a reply that nobody has seen to',
      { event: 'reply-past-due' },
      'A reply to enquiry no. 17 is past due',
      'The visitor of enquiry no. 17 (gallery form) has replied and nobody has seen to it in time.',
    ],
    [
      'of something that a later version has written, before a rollback',
      { event: 'times-wanted' as Notification['event'] },
      'Enquiry no. 17 needs somebody of the team',
      'Enquiry no. 17 (gallery form) needs somebody of the team.',
    ],
    [
      'by a test',
      { event: 'test', id: 0, form: '' },
      'Test of the notifications',
      'This is a test: notifications of new enquiries arrive here. Nothing is to be done.',
    ],
  ])('%s', (_, given, subject, text) => {
    const notification = { ...told, ...given };
    expect(notificationSubject(notification)).toBe(subject);
    expect(notificationText(notification)).toBe(`${text} https://clinic.example/ops/leads`);
    // The reference would open the enquiry to whoever reads along.
    expect(notificationText(notification)).not.toContain('7KQM');
  });
});

it('an alert says what is wrong, or that nothing is any more', () => {
  const alert: SiteAlert = { event: 'site-red', id: 1, sentence: 'Slow.', at: told.acceptedAt, page: 'https://p/' };
  expect([alertSubject(alert), alertText(alert)]).toEqual([
    'The website needs a person',
    `The website needs a person since ${CAME}. Slow. https://p/`,
  ]);
  const well: SiteAlert = { ...alert, event: 'site-well', sentence: '' };
  expect([alertSubject(well), alertText(well)]).toEqual([
    'The website is well again',
    `The website is well again since ${CAME}. Nothing is to be done. https://p/`,
  ]);
});

it('an alert of a kind that a later version has written is not an all-clear', () => {
  const alert = { event: 'site-slow' as SiteAlert['event'], id: 1, sentence: 'Slow.', at: told.acceptedAt, page: 'https://p/' };
  expect([alertSubject(alert), alertText(alert)]).toEqual([
    'The website needs a person',
    `The website needs a person since ${CAME}. Slow. https://p/`,
  ]);
});
