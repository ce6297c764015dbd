import type { ReactNode } from 'react';
import { TAB, TAB_LIST } from './tabs.tsx';
import { useScrollToCurrent } from './use-scroll-to-current.ts';

export interface LinkTab {
  readonly id: string;
  readonly label: ReactNode;
  readonly href: string;
}

interface LinkTabsProps<Item extends LinkTab> {
  readonly label: string;
  readonly tabs: readonly Item[];
  /** Renders the router link with the given class; the link of the current page must have aria-current="page". */
  readonly renderLink: (tab: Item, className: string) => ReactNode;
}

/** Tabs that are separate pages. */
export function LinkTabs<Item extends LinkTab>({ label, tabs, renderLink }: LinkTabsProps<Item>) {
  const list = useScrollToCurrent<HTMLUListElement>();
  return (
    <nav aria-label={label}>
      <ul ref={list} className={TAB_LIST}>
        {tabs.map((tab) => (
          <li key={tab.id}>{renderLink(tab, TAB)}</li>
        ))}
      </ul>
    </nav>
  );
}
