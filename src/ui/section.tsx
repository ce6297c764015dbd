import { useId } from 'react';
import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  readonly level?: 2 | 3;
  /** The target of a stepper or a link. */
  readonly id?: string;
}

export function Section({ title, children, description, actions, level = 2, id }: SectionProps) {
  const titleId = useId();
  const Title = `h${level}` as const;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="flex min-w-0 scroll-mt-8 flex-col gap-3 outline-none lg:scroll-mt-0"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <Title id={titleId} className={level === 2 ? 'text-lg font-bold' : 'font-semibold'}>
            {title}
          </Title>
          {description && <p className="text-sm text-ink-soft">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
