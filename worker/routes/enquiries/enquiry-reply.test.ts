import { describe, expect, it } from 'vitest';
import type { KeptReply } from '../../../src/leads/enquiry-view.ts';
import type { Dialogue } from '../../leads/dialogue-contract.ts';
import { keptReply, NOTICE_STATUS, noticeOf, readReply, shownDialogue } from './enquiry-reply.ts';

describe('what was posted', () => {
  it.each<[KeptReply['action'], Record<string, unknown>, unknown]>([
    ['cancel', {}, { kind: 'cancelled' }],
    ['pick', { time: '1795368476108' }, { kind: 'picked', startsAt: 1795368476108 }],
    ['pick', {}, { problem: 'no-choice' }],
    ['pick', { time: 'tomorrow' }, { problem: 'no-choice' }],
    ['pick', { time: 7 }, { problem: 'no-choice' }],
    ['pick', { time: '1'.repeat(15) }, { kind: 'picked', startsAt: Number('1'.repeat(15)) }],
    ['pick', { time: '1'.repeat(16) }, { problem: 'no-choice' }],
    ['pick', { time: '12x' }, { problem: 'no-choice' }],
    ['pick', { time: 'x12' }, { problem: 'no-choice' }],
    ['others', { text: 7 }, { kind: 'others-wanted', preference: '' }],
    ['others', { text: 'x'.repeat(1001) }, { problem: 'too-long' }],
    ['others', {}, { kind: 'others-wanted', preference: '' }],
    ['others', { text: ' Any\r\nmorning ' }, { kind: 'others-wanted', preference: 'Any\nmorning' }],
    ['message', { text: 'x'.repeat(1000) }, { kind: 'message', text: 'x'.repeat(1000) }],
    // A line break is one letter, as the field counts it.
    [
      'message',
      { text: `${'x'.repeat(499)}\r\n${'x'.repeat(500)}` },
      { kind: 'message', text: `${'x'.repeat(499)}\n${'x'.repeat(500)}` },
    ],
    ['message', { text: 'x'.repeat(1001) }, { problem: 'too-long' }],
    ['message', { text: 'a\u0000b' }, { problem: 'characters' }],
    ['message', { text: ' \u200b ' }, { problem: 'empty' }],
    ['look', { text: 'x' }, null],
  ])('%s %j', (action, input, reply) => {
    expect(readReply(keptReply(action, input))).toEqual(reply);
  });
});

it('keeps every line break as one letter', () => {
  expect(keptReply('message', { text: 'a\r\nb\rc\nd' }).text).toBe('a\nb\nc\nd');
});

it('keeps every word that was typed or pasted, and of a time as much as one has', () => {
  expect(keptReply('message', { time: '1'.repeat(21), text: 'x'.repeat(5000) })).toEqual({
    action: 'message',
    time: '1'.repeat(20),
    text: 'x'.repeat(5000),
  });
});

it('says what became of a reply, with the status that fits', () => {
  const picked = { kind: 'picked', startsAt: 1 } as const;
  expect([noticeOf('done', picked), noticeOf('taken', picked)]).toEqual(['picked', 'taken']);
  const by = (status: number) => Object.entries(NOTICE_STATUS).flatMap(([notice, its]) => (its === status ? [notice] : []));
  expect([200, 409, 422].map(by)).toEqual([
    ['picked', 'others-wanted', 'cancelled', 'message'],
    ['taken', 'gone', 'past', 'closed'],
    ['no-choice', 'empty', 'too-long', 'characters'],
  ]);
});

describe('what the page shows', () => {
  const dialogue: Dialogue = {
    stage: 'agreed',
    proposed: [{ startsAt: 9_000_000, department: 'Dermatology', free: false }],
    agreedAt: 1_000_000,
    department: 'Dermatology',
    zone: '',
    entry: 'a-b-c',
    preference: '',
    talk: null,
  };

  it('names no department', () => {
    const shown = shownDialogue(dialogue, 0);
    expect(JSON.stringify(shown)).not.toContain('Dermatology');
    expect(shown.times).toMatchObject({
      proposed: [{ startsAt: 9_000_000, free: false }],
      calendar: '/api/leads/slot.ics?entry=a-b-c',
    });
  });

  it('tells language and direction of words that stood ready, and keeps their English for the team', () => {
    const talkIn = (language: string) => {
      const prepared = { language, english: 'For the team alone' };
      return shownDialogue({ ...dialogue, talk: { askedBy: 'team', question: 'متى؟', answer: null, prepared } }, 0).talk;
    };
    expect(talkIn('ar')).toEqual({ askedBy: 'team', question: 'متى؟', answer: null, ours: { lang: 'ar', dir: 'rtl' } });
    expect(talkIn('en')?.ours).toEqual({ lang: 'en', dir: 'ltr' });
    const typed = { askedBy: 'visitor', question: 'When?', answer: 'Soon', prepared: null } as const;
    expect(shownDialogue({ ...dialogue, talk: typed }, 0).talk?.ours).toBeNull();
    expect(shownDialogue(dialogue, 0).talk).toBeNull();
    expect(shownDialogue({ ...dialogue, entry: null }, 0).times.calendar).toBeNull();
  });

  it('knows when the agreed half hour is over', () => {
    const end = 1_000_000 + 30 * 60_000;
    expect([end - 1, end].map((now) => shownDialogue(dialogue, now).times.isOver)).toEqual([false, true]);
    expect(shownDialogue({ ...dialogue, stage: 'cancelled' }, end).times.isOver).toBe(false);
    expect(shownDialogue({ ...dialogue, agreedAt: null }, end).times.isOver).toBe(false);
  });
});
