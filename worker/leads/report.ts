/** Row ids, reasons and counts only: nothing in a log line may lead to a person without the store itself. */
export function report(event: string, facts: Record<string, string | number>): void {
  console.warn(JSON.stringify({ event, ...facts }));
}
