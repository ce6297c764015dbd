import { Children } from 'react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';

interface PageHeaderProps {
  readonly title: ReactNode;
  /** Links from the top level down, without the page itself. */
  readonly breadcrumbs?: readonly ReactNode[];
  readonly breadcrumbsLabel?: string;
  readonly description?: ReactNode;
  /** Shown beside the title: a status tag, a count and so on. */
  readonly tag?: ReactNode;
  readonly actions?: ReactNode;
  /** On a phone, moves the actions to the bottom of the screen, within reach of the thumb. */
  readonly hasActionBar?: boolean;
}

const ACTIONS = 'flex flex-wrap gap-2 print:hidden empty:hidden max-sm:*:grow';

/**
 * The bar is in the page flow, so the last line of the page stays visible; that is why the header renders its parts
 * directly into the page.
 */
const BAR = 'action-bar max-sm:flex-nowrap max-sm:*:min-w-0 max-sm:*:px-2';

export function PageHeader(props: PageHeaderProps) {
  const { title, breadcrumbs = [], breadcrumbsLabel, description, tag, actions, hasActionBar = false } = props;
  return (
    <header
      className={classes('flex flex-wrap items-end justify-between gap-x-6 gap-y-3', hasActionBar && 'max-sm:contents')}
    >
      <div className="min-w-0">
        {breadcrumbs.length > 0 && (
          <nav
            aria-label={breadcrumbsLabel}
            className="mb-1 text-sm text-ink-soft [&_a]:rounded-sm [&_a:hover]:text-ink [&_a:hover]:underline"
          >
            <ol className="flex flex-wrap items-center gap-1">
              {Children.map(breadcrumbs, (crumb, index) => (
                <li className="flex items-center gap-1">
                  {index > 0 && <Icon name="chevron-right" size={14} />}
                  {crumb}
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-2xl font-bold tracking-tight wrap-anywhere">{title}</h1>
          {tag}
        </div>
        {description && <p className="mt-0.5 max-w-3xl text-ink-soft">{description}</p>}
      </div>
      {actions && <div className={classes(ACTIONS, hasActionBar ? BAR : 'max-sm:w-full')}>{actions}</div>}
    </header>
  );
}
