/** What team and visitor say to each other about an enquiry, as both sides of the outbox know it. */

/** What has become of the times that were proposed. `open`: nothing is agreed. `called-off`: the clinic cannot keep the agreed time. */
export type MeetingStage = 'open' | 'agreed' | 'others-wanted' | 'cancelled' | 'called-off';

/** What team and visitor have said to each other about an enquiry, beside the enquiry itself. Times are milliseconds since 1970. */
export interface Dialogue {
  stage: MeetingStage;
  /** Times the visitor can choose from, earliest first. `free`: nobody else has taken it meanwhile. */
  proposed: { startsAt: number; department: string; free: boolean }[];
  /** The time that is agreed, or was. */
  agreedAt: number | null;
  department: string;
  /** The visitor's time zone as the team has chosen it; empty where nobody knows. */
  zone: string;
  /** Opens the calendar entry; null while no time was ever agreed. */
  entry: string | null;
  /** What the visitor wrote when asking for other times. */
  preference: string;
  talk: Talk | null;
}

/** One question and its answer. */
export interface Talk {
  askedBy: 'team' | 'visitor';
  question: string;
  answer: string | null;
  /** Null where the team has typed its words. */
  prepared: PreparedWords | null;
}

/** Of words of the team that stood ready: the language they were sent in (`en` too), and what they say in English. */
export interface PreparedWords {
  language: string;
  english: string;
}

/** What a visitor says on the page of the enquiry. Texts are checked. */
export type VisitorReply =
  | { kind: 'picked'; startsAt: number }
  | { kind: 'others-wanted'; preference: string }
  | { kind: 'cancelled' }
  /** A question, or the answer to the team's. */
  | { kind: 'message'; text: string };

/**
 * `taken`: somebody else was faster. `gone`: this time is not proposed (any more). `past`: it has begun. `closed`: there is nothing to
 * ask for, cancel or answer. `unknown`: no such enquiry.
 */
export type ReplyOutcome = 'done' | 'taken' | 'gone' | 'past' | 'closed' | 'unknown';

/** `unread`: the visitor has said something that the page of whoever speaks did not show yet. */
export type DeskOutcome = ReplyOutcome | 'unread';

/**
 * What the team says to a visitor. Everything in it is checked. `seen`: the last word (`lastWordAt`) on the page it was said from; not there
 * where no page was.
 */
export type DeskMessage = { seen?: number | undefined } & (
  | { kind: 'propose'; times: number[]; department: string; zone: string }
  | { kind: 'take-back' | 'call-off' | 'seen' }
  | { kind: 'message'; text: string; prepared?: PreparedWords }
);

/** A time that is agreed with a visitor. */
export interface AgreedTime {
  id: number;
  reference: string;
  name: string;
  startsAt: number;
  department: string;
}

/** What a calendar entry says. */
export interface CalendarFacts {
  startsAt: number;
  confirmed: boolean;
  sequence: number;
  /** The time the visitor requested, whose entry this one replaces; empty where there was none. */
  requested: { date: string; time: string };
  entry: string;
}
