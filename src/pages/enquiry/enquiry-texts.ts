import type { ReferenceProblem, ReplyNotice, ShownEnquiry } from '../../leads/enquiry-view.ts';
import { MAX_MESSAGE } from '../../leads/proposed-times.ts';

/** Why a reference was not answered. */
export const problems: Record<ReferenceProblem, string> = {
  malformed: 'A reference has eight letters and digits, such as 7KQM-3XWP.',
  unknown: 'We have no enquiry with this reference. Please check it, letter by letter.',
  busy: 'Many references were asked for from your network. Please wait a minute and try again.',
  unavailable: 'Your enquiry could not be looked up just now. Please try again.',
};

export const statusTexts: Record<ShownEnquiry['status'], string> = {
  received: 'Received. It is stored safely and on its way to our team.',
  delivered: 'Delivered. It is with our team, who will call you or write back.',
  answered: 'Answered. Our team has marked it as answered. If you have heard nothing, please call us.',
  withdrawn: 'Withdrawn. Our team will not contact you about it.',
};

/** What came of a press. */
export const notices: Record<ReplyNotice, string> = {
  picked: 'This time is yours. Our team has been told.',
  'others-wanted': 'Our team has been told that you would like other times.',
  cancelled: 'Cancelled. Our team has been told.',
  message: 'Sent. Our team has been told.',
  taken: 'Somebody else has just taken this time. Please choose another, or ask for other times.',
  gone: 'This time is not offered any more. Please choose from what you see now.',
  past: 'This time has passed. Please choose another, or ask for other times.',
  closed: 'This was settled before, so we have changed nothing. Please call or write to us about it.',
  'no-choice': 'Please choose one of the times first.',
  empty: 'Please write your message first.',
  'too-long': `Please write at most ${MAX_MESSAGE} letters. Nothing of your text is lost.`,
  characters: 'Please remove the special characters that cannot be read. Nothing of your text is lost.',
};

/** Those of them that changed something. */
export const isDone = (notice: ReplyNotice): boolean =>
  notice === 'picked' || notice === 'others-wanted' || notice === 'cancelled' || notice === 'message';
