import type { ReactNode } from 'react';

export interface Tab {
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

export function Tabs({ label, tabs }: TabsProps) {
  return (
    <div aria-label={label}>
      {tabs.map(({ id, panel }) => (
        <div key={id}>{panel}</div>
      ))}
    </div>
  );
}
