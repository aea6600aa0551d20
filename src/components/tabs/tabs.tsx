import { type KeyboardEvent, type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { useHydrated } from '../../browser/visitor-preferences.ts';
import style from './tabs.module.css';

export interface Tab {
  /** Unique on the page: ids of tab and panel are made from it. */
  id: string;
  label: string;
  panel: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the list of tabs. */
  label: string;
  /** The first is selected at the beginning. */
  tabs: readonly Tab[];
}

/**
 * Tabs after the APG pattern with automatic selection (rows HOME-34 to HOME-36). Without script all panels stand one after
 * the other under their names. The style sheet hides the later panels from the first paint, so nothing jumps at hydration.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const [at, select] = useState(0);
  // The tab answers in the next frame; to style and lay out a panel takes an old phone longer than that.
  const shown = useDeferredValue(at);
  const ready = useHydrated();
  return (
    <div className={style.tabs}>
      <TabList label={label} tabs={tabs} at={at} select={select} />
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          id={`${tab.id}-panel`}
          className={index === shown ? style.panel : `${style.panel} ${style.later}`}
          role="tabpanel"
          aria-labelledby={`${tab.id}-tab`}
          hidden={ready && index !== shown}
        >
          <h3 className={style.name}>{tab.label}</h3>
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

type TabListProps = TabsProps & { at: number; select: (index: number) => void };

function TabList({ label, tabs, at, select }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = nextTab(event.key, { at, total: tabs.length, rtl });
    if (next === null) return;
    event.preventDefault();
    select(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }
  return (
    <div ref={list} className={style.list} role="tablist" aria-label={label}>
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          id={`${tab.id}-tab`}
          type="button"
          role="tab"
          aria-selected={index === at}
          aria-controls={`${tab.id}-panel`}
          tabIndex={index === at ? 0 : -1}
          onClick={() => select(index)}
          onKeyDown={onKeyDown}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/** The tab a key leads to, after the APG tabs pattern; null for keys that mean nothing here. Arrows go round the ends. */
export function nextTab(key: string, { at, total, rtl }: { at: number; total: number; rtl: boolean }): number | null {
  const by = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[key];
  if (by) return (at + by + total) % total;
  if (key === 'Home') return 0;
  return key === 'End' ? total - 1 : null;
}
