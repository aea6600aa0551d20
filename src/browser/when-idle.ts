interface IdleLimits {
  /** After this the browser need not be idle any more. */
  timeoutMs: number;
  /** How long a browser that cannot tell when it is idle waits instead. */
  otherwiseMs: number;
}

/** Runs something when the browser has nothing better to do. The first script has its own: it stands alone. */
export function whenIdle(run: () => void, { timeoutMs, otherwiseMs }: IdleLimits): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: timeoutMs });
  else setTimeout(run, otherwiseMs);
}
