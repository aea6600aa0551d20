/** The tab a key leads to, after the APG tabs pattern; null for keys that mean nothing here. Arrows go round the ends. */
export function nextTab(key: string, { at, total, rtl }: { at: number; total: number; rtl: boolean }): number | null {
  const by = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[key];
  if (by) return (at + by + total) % total;
  if (key === 'Home') return 0;
  return key === 'End' ? total - 1 : null;
}
