import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type PageHandle, ViewContext } from '../../browser/page-context.ts';
import type { EnquiryView, ShownEnquiry, TimesView } from '../../leads/enquiry-view.ts';
import { Page } from './enquiry-page.tsx';

const handle: PageHandle = { name: 'enquiry', label: () => 'Your enquiry', service: null, head: () => ({}) };
const render = (view: EnquiryView): string =>
  renderToStaticMarkup(
    <ViewContext value={{ Page, handle, data: { status: 'found', content: { kind: 'enquiry', view } } }}>
      <Page />
    </ViewContext>,
  );

const AT = Date.parse('2026-12-01T10:30:00Z');
const times: TimesView = { stage: 'open', proposed: [], agreedAt: null, isOver: false, zone: '', calendar: null };
const shown = (changes: Partial<ShownEnquiry>, about: Partial<TimesView> = {}): string =>
  render({
    step: 'shown',
    reference: '7KQM-3XWP',
    status: 'delivered',
    since: Date.parse('2026-11-23T03:30:00Z'),
    at: Date.parse('2026-11-24T03:30:00Z'),
    times: { ...times, ...about },
    talk: null,
    notice: null,
    kept: null,
    ...changes,
  });
const buttons = (html: string) => [...html.matchAll(/<button[^>]*>([^<]*)<\/button>/g)].map(([, label]) => label);

describe('the page of an enquiry', () => {
  it('says nothing of a consultation before a time was proposed', () => {
    const html = shown({});
    expect(html).not.toContain('Your consultation');
    expect(html).toContain('We received it on Monday, November 23 at 9:00\u00a0AM, India time.');
    expect(html).toContain('Our team reads your message during opening hours');
    expect(buttons(html)).toEqual(['Send the question', 'Withdraw it: please do not contact me', 'Erase everything of it …']);
  });

  it('offers what can be done at each stage', () => {
    const proposed = [
      { startsAt: AT, free: true },
      { startsAt: AT + 3_600_000, free: false },
    ];
    const open = shown({}, { proposed, zone: 'Europe/London' });
    expect(open).toContain('<strong>Tuesday, December 1 at 4:00\u00a0PM</strong>, India time.');
    expect(open).toContain('For you it is Tuesday, December 1 at 10:30\u00a0AM.');
    expect(open.match(/type="radio"/g)).toHaveLength(2);
    expect(open.match(/disabled=""/g)).toHaveLength(1);
    // Why it cannot be chosen is said beside that one alone.
    const told = open.split('<label').slice(1, 3);
    expect(told.map((label) => label.includes('Somebody else has taken this time.'))).toEqual([false, true]);
    expect(buttons(open).slice(0, 3)).toEqual(['Take this time', 'Ask for other times', 'Cancel: I want no appointment']);
    const taken = shown({}, { proposed: [{ startsAt: AT, free: false }] });
    expect(buttons(taken)).not.toContain('Take this time');
    const agreed = shown({}, { stage: 'agreed', agreedAt: AT, calendar: '/c' });
    expect(agreed).toContain('Put it into your calendar');
    expect(buttons(agreed).slice(0, 2)).toEqual(['Give this time up and ask for others', 'Cancel this time']);
    const over = shown({}, { stage: 'agreed', agreedAt: AT, calendar: '/c', isOver: true });
    expect(over).toContain('Your consultation was on ');
    expect([over.includes('calendar'), buttons(over)[0]]).toEqual([false, 'Ask for other times']);
    const gone = shown({}, { stage: 'called-off', agreedAt: AT, calendar: '/c' });
    expect([gone.includes('we cannot keep the time'), gone.includes('Take it out of your calendar')]).toEqual([true, true]);
    expect(buttons(shown({}, { stage: 'others-wanted' }))[0]).toBe('Send the question');
  });

  it('keeps what was written, also where nothing more can be done with it', () => {
    const kept = { action: 'message', time: '', text: 'My <i>words</i>' } as const;
    const refused = shown({ notice: 'characters', kept });
    expect(refused).toContain('role="alert"');
    expect(refused).toMatch(/<textarea[^>]*>My &lt;i&gt;words&lt;\/i&gt;<\/textarea>/);
    const settled = shown({ notice: 'closed', kept, talk: { askedBy: 'visitor', question: 'First', answer: null, ours: null } });
    expect(settled).toMatch(/What you wrote:.*My &lt;i&gt;words/);
    // A length of the browser's would cut what is pasted, without a word: what is too long is said to be so.
    expect(refused).not.toMatch(/<textarea[^>]*maxlength/i);
    const asked = render({ step: 'ask', reference: '7KQM', problem: 'busy', kept });
    expect(asked).toContain('name="action" value="message"');
    expect(buttons(asked)).toEqual(['Send it again']);
  });

  it('is closed after a withdrawal, but for the calendar', () => {
    const html = shown({ status: 'withdrawn' }, { stage: 'cancelled', agreedAt: AT, calendar: '/c' });
    expect(html).toContain('Take the consultation out of your calendar');
    expect(buttons(html)).toEqual(['Erase everything of it …']);
  });

  it('names language and direction of our words that stood ready; typed ones run as their first letter does', () => {
    const ours = { lang: 'ar', dir: 'rtl' } as const;
    const quotes = (talk: NonNullable<ShownEnquiry['talk']>) =>
      [...shown({ talk }).matchAll(/<blockquote class="[^"]*" ([^>]*)>([^<]*)/g)].map(([, marks, text]) => [text, marks]);
    const [typed, ready] = ['dir="auto"', 'lang="ar" dir="rtl"'];
    expect(quotes({ askedBy: 'team', question: 'متى؟', answer: 'Now', ours })).toEqual([
      ['متى؟', ready],
      ['Now', typed],
    ]);
    expect(quotes({ askedBy: 'visitor', question: 'When?', answer: 'غدًا', ours })).toEqual([
      ['When?', typed],
      ['غدًا', ready],
    ]);
    expect(quotes({ askedBy: 'team', question: 'When?', answer: null, ours: null })).toEqual([['When?', typed]]);
  });
});
