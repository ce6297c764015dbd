import { Children } from 'react';
import type { ReactNode } from 'react';
import { Icon } from './icons/icon.tsx';

interface PageHeaderProps {
  readonly title: ReactNode;
  /** Links from the top down, without the page itself. */
  readonly breadcrumbs?: readonly ReactNode[];
  readonly breadcrumbsLabel?: string;
  readonly description?: ReactNode;
  /** Beside the title: a status tag, a count … */
  readonly tag?: ReactNode;
  readonly actions?: ReactNode;
}

export function PageHeader({ title, breadcrumbs = [], breadcrumbsLabel, description, tag, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        {breadcrumbs.length > 0 && (
          <nav
            aria-label={breadcrumbsLabel}
            className="mb-1 text-sm text-ink-soft [&_a]:rounded-sm [&_a:hover]:text-ink [&_a:hover]:underline"
          >
            <ol className="flex flex-wrap items-center gap-1">
              {Children.map(breadcrumbs, (crumb) => (
                <li className="flex items-center gap-1">
                  {crumb}
                  <Icon name="chevron-right" size={14} />
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
      {actions && <div className="flex flex-wrap gap-2 print:hidden max-sm:w-full max-sm:*:grow">{actions}</div>}
    </header>
  );
}
