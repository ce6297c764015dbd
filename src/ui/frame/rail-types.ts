import type { ReactNode } from 'react';
import type { IconName } from '../icons/icon.tsx';

export interface RailItem {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly icon: IconName;
  /** A count of what waits there. */
  readonly badge?: ReactNode;
}

export interface RailGroup {
  readonly id: string;
  readonly label: string;
  readonly items: readonly RailItem[];
}

/** Draws the link of the router; the link of the page shown carries aria-current="page". */
export type RenderRailLink = (item: RailItem, className: string, content: ReactNode) => ReactNode;
