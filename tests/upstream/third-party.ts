import { type Answer, textAnswer } from './answer.ts';

/** What stands in for the scripts of the chat's and the reviews' provider: it says what it is, and connects nowhere. */
const scripts: Record<string, string> = {
  '/third-party/chat.js': 'Sample of the chat. Nothing that is typed here is sent.',
  '/third-party/reviews.js': 'Sample of the reviews service.',
};

/** Variables of the Worker that name these scripts. */
export const thirdPartyVars = (url: string) => ({
  CHAT_SCRIPT: `${url}/third-party/chat.js`,
  CHAT_CLIENT_ID: 'sample-clinic',
  REVIEWS_SCRIPT: `${url}/third-party/reviews.js`,
});

/** The script at an address: it writes one sentence, with the client's identifier where the page gave one. */
export function answerThirdParty(pathname: string): Answer {
  const sentence = scripts[pathname];
  if (!sentence) return textAnswer(404, 'Not found');
  const body = `document.body.append(${JSON.stringify(sentence)} + ' ' + (document.currentScript.dataset.clientId ?? ''));`;
  return textAnswer(200, body, 'text/javascript; charset=utf-8');
}
