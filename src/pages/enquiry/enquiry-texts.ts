import * as words from '#words/enquiry';
import type { ReferenceProblem, ReplyNotice, ShownEnquiry } from '../../leads/enquiry-view.ts';
import { MAX_MESSAGE } from '../../leads/proposed-times.ts';

/** Why a reference was not answered. */
export const problemText = (problem: ReferenceProblem): string =>
  ({ malformed: words.malformed, unknown: words.unknown, busy: words.busy, unavailable: words.unavailable })[problem];

export const statusText = (status: ShownEnquiry['status']): string =>
  ({ received: words.received, delivered: words.delivered, answered: words.answered, withdrawn: words.withdrawn })[status];

/** What came of a press. */
export const noticeText = (notice: ReplyNotice): string =>
  ({
    picked: words.picked,
    'others-wanted': words.othersWanted,
    cancelled: words.cancelled,
    message: words.message,
    taken: words.taken,
    gone: words.gone,
    past: words.past,
    closed: words.closed,
    'no-choice': words.noChoice,
    empty: words.empty,
    'too-long': words.tooLong({ most: MAX_MESSAGE }),
    characters: words.characters,
  })[notice];

/** Those of them that changed something. */
export const isDone = (notice: ReplyNotice): boolean =>
  notice === 'picked' || notice === 'others-wanted' || notice === 'cancelled' || notice === 'message';
