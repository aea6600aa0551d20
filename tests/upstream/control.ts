import { type Answer, jsonAnswer } from './answer.ts';
import { isArea } from './area.ts';
import type { CallLog } from './calls.ts';
import type { ReceivedLead } from './clinic/clinic-api.ts';
import { type Fault, type FaultLimits, type Faults, NAMED_FAULTS } from './faults.ts';

export const CONTROL_PATH = '/__control';

interface Controlled {
  calls: CallLog;
  faults: Faults;
  leads: ReceivedLead[];
}

/**
 * Control over HTTP, for a double that runs as a process of its own.
 * `GET` answers `{ calls, leads }`; `POST` takes `{ set: { area, fault, times?, match? } }`, `{ clear: area | true }` or
 * `{ reset: true }`, which forgets calls and leads. Control calls are not counted.
 */
export function answerControl(controlled: Controlled, method: string, text: string): Answer {
  const { calls, leads } = controlled;
  if (method === 'GET') return jsonAnswer(200, { calls: calls.list, leads });
  const command = parse(text);
  const done = set(controlled.faults, command.set) || clear(controlled.faults, command.clear) || reset(controlled, command.reset);
  return done ? jsonAnswer(200, { ok: true }) : jsonAnswer(400, { ok: false, message: 'Unknown command' });
}

type Unchecked = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Unchecked => typeof value === 'object' && value !== null;

function parse(text: string): Unchecked {
  try {
    const command: unknown = JSON.parse(text);
    return isObject(command) ? command : {};
  } catch {
    return {};
  }
}

function set(faults: Faults, value: unknown): boolean {
  if (!isObject(value) || !isArea(value.area) || !isFault(value.fault)) return false;
  const limits: FaultLimits = {};
  if (typeof value.times === 'number') limits.times = value.times;
  if (typeof value.match === 'string') limits.match = value.match;
  faults.set(value.area, value.fault, limits);
  return true;
}

function clear(faults: Faults, value: unknown): boolean {
  if (!isArea(value) && value !== true) return false;
  faults.clear(value === true ? undefined : value);
  return true;
}

function reset({ calls, leads }: Controlled, value: unknown): boolean {
  if (value !== true) return false;
  calls.reset();
  leads.length = 0;
  return true;
}

function isFault(value: unknown): value is Fault {
  if (typeof value === 'string') return NAMED_FAULTS.some((name) => name === value);
  return isObject(value) && (typeof value.status === 'number' || typeof value.delayMs === 'number');
}
