import { errorNames, type ScriptFailure } from '../../content/field-report.ts';

/** What the first script keeps of an error: an event of the window, or what stopped the application from starting. */
export type FailureEvent = Pick<ErrorEvent, 'type'> & {
  error?: unknown;
  reason?: unknown;
  filename?: string;
  lineno?: number;
  colno?: number;
};

/** A place in a script of ours, in a stack or in the message of an import that failed. */
const PLACE = /\/assets\/(?:[\w-]+\/)*([\w.-]+\.js)(?::(\d+))?(?::(\d+))?/;

/**
 * An error without its message, null for one that is not ours (an extension's, a widget's). Only the name of a chunk and a place in it are
 * taken from stack and message.
 */
export function scriptFailure(event: FailureEvent): ScriptFailure | null {
  const { type, filename = '', lineno = 0, colno = 0 } = event;
  const error = event.error ?? event.reason;
  const { message = '', stack = '' } = error instanceof Error ? error : {};
  const place = PLACE.exec(filename ? `${filename}:${lineno}:${colno}` : `${stack}\n${message}`);
  const kind = type === 'error' ? 'error' : type === 'start' ? 'start' : 'rejection';
  // What kept the application from starting is ours, wherever the browser puts it.
  if (!place && kind !== 'start') return null;
  const [, chunk = '', line = 0, column = 0] = place ?? [];
  return { kind, name: nameOf(error), chunk, line: Number(line), column: Number(column) };
}

const nameOf = (error: unknown): ScriptFailure['name'] => {
  const name = error instanceof DOMException ? 'DOMException' : error instanceof Error ? error.name : '';
  return errorNames.find((known) => known === name) ?? 'Error';
};
