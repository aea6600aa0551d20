/** Names of keys, as the DOM has them. */
export type KeyName = 'Escape' | 'Enter' | 'Tab' | 'ArrowRight';

/** Inner widths: WebKit's MiniBrowser makes no narrower window than some 450 px. */
export const PHONE = { width: 430, height: 900 };
export const DESKTOP = { width: 1300, height: 900 };

const WAIT_MS = 15_000;

/** What an engine's driver has to be able to do: the least that two very different ones have in common. */
export interface EngineVisit {
  /** Goes to an address. */
  go: (address: string) => Promise<void>;
  /** Runs the body of a function in the page; it finds `values` in `arguments`. */
  run: <T>(body: string, ...values: unknown[]) => Promise<T>;
  /** Presses keys by the engine's own input, one after the other. */
  press: (...keys: KeyName[]) => Promise<void>;
  /** Scrolls to the first visible element of a selector, with this name if one is given, and clicks it by the engine's own input. */
  click: (selector: string, name?: string) => Promise<void>;
  /** Asks until an expression of the page is what is wanted. Fails with what it was last. */
  until: (expression: string, wanted: unknown) => Promise<void>;
}

export type BeginVisit = (size?: { width: number; height: number }) => Promise<EngineVisit>;

/** Body of a function that finds a visible element: selector, then name or null. Brings it into the middle of the window. */
export const FIND = `const found = [...document.querySelectorAll(arguments[0])].find((one) => one.checkVisibility()
  && (arguments[1] === null || (one.getAttribute('aria-label') ?? one.textContent).trim() === arguments[1]));
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found ?? null;`;

/** Asks again until the answer is not null. Throws with `missing` when the time is over. */
export async function waitFor<T>(ask: () => Promise<T | null>, missing: () => string): Promise<T> {
  const end = Date.now() + WAIT_MS;
  let cause: unknown;
  for (;;) {
    // A page on its way to the next one cannot be asked.
    const found = await ask().catch((error: unknown) => {
      cause = error;
      return null;
    });
    if (found !== null) return found;
    if (Date.now() > end) throw new Error(missing(), { cause });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** `until` for an engine that can run scripts. */
export const untilBy =
  (run: EngineVisit['run']): EngineVisit['until'] =>
  async (expression, wanted) => {
    let found: unknown;
    const ask = async () => {
      found = await run(`return ${expression}`);
      return JSON.stringify(found) === JSON.stringify(wanted) ? true : null;
    };
    await waitFor(ask, () => `${expression} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
  };

/** As a visitor who has just closed the callback form (row CBM-03): it would open at the end of the page, over the footer. */
export const declineCallback = ({ run }: EngineVisit): Promise<void> =>
  run("localStorage.setItem('modalClosedTimestamp', String(Date.now()))");

/** Gives fields of a form, by its name, their values as a person does: React listens to the event, and reads through the browser's own setter. */
export const fill = ({ run }: EngineVisit, form: string, values: Record<string, string | true>): Promise<void> =>
  run(
    `const form = document.querySelector('form:has(input[name="form"][value="' + arguments[0] + '"])');
     for (const [name, value] of Object.entries(arguments[1])) {
       const field = form.elements.namedItem(name);
       if (value === true) { if (!field.checked) field.click(); continue; }
       Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
       for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
     }`,
    form,
    values,
  );

/**
 * Whether the application has taken over; until it has, a pointer goes down on a control that needs it once the page is there. By itself it
 * comes two seconds later, and not at all where the machine is so busy that the page takes the line for slow.
 */
export const COMES_ALIVE = `document.querySelector("header[data-compact]") !== null
  || (document.readyState === "complete"
    && document.querySelector('button[type="button"]:not([popovertarget], [commandfor])')
      ?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })) === null)`;
