/**
 * Keeps an answer for a while: a system is asked once in `freshMs` by this isolate, however often somebody wants to know. A clock that had
 * jumped ahead does not keep the answer until that day comes. What `ask` throws is thrown, and nothing is kept. `anew`: asked whatever is kept.
 */
export function remembered<Value>(freshMs: number): (ask: () => Promise<Value>, now: number, anew?: boolean) => Promise<Value> {
  let kept: { at: number; value: Value } | undefined;
  return async (ask, now, anew = false) => {
    if (!anew && kept && now >= kept.at && now - kept.at < freshMs) return kept.value;
    const value = await ask();
    kept = { at: now, value };
    return value;
  };
}
