import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';
import type { IconName } from './icons/icon.tsx';
import { TONE_ICONS, TONE_SOFT } from './tone.ts';
import type { Tone } from './tone.ts';

export interface TimelineEvent {
  readonly id: string;
  readonly tone: Tone;
  readonly icon?: IconName;
  /** Who did what. */
  readonly title: ReactNode;
  /** When, formatted; `moment` is the same in a machine-readable form. */
  readonly time?: string;
  readonly moment?: string;
  readonly children?: ReactNode;
  /** now: the step that must be done; next: a step that comes later. */
  readonly state?: 'past' | 'now' | 'next';
}

interface TimelineProps {
  readonly label: string;
  readonly events: readonly TimelineEvent[];
}

export function Timeline({ label, events }: TimelineProps) {
  return (
    <ol aria-label={label} className="flex flex-col">
      {events.map((event, index) => (
        <li
          key={event.id}
          aria-current={event.state === 'now' ? 'step' : undefined}
          className="relative flex gap-3 pb-4 last:pb-0"
        >
          {index < events.length - 1 && <Thread isAhead={events[index + 1]?.state === 'next'} />}
          <TimelineMark {...event} />
          <TimelineText {...event} />
        </li>
      ))}
    </ol>
  );
}

function Thread({ isAhead }: { readonly isAhead: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'absolute top-7 bottom-0 left-[0.8125rem] border-l-2',
        isAhead ? 'border-dashed border-line-strong' : 'border-line',
      )}
    />
  );
}

function TimelineMark({ tone, icon, state }: TimelineEvent) {
  return (
    <span
      className={classes(
        'grid size-7 shrink-0 place-items-center rounded-full',
        state === 'next' ? 'border border-dashed border-line-strong text-ink-soft' : TONE_SOFT[tone],
        state === 'now' && 'ring-2 ring-current',
      )}
    >
      <Icon name={icon ?? TONE_ICONS[tone]} size={16} />
    </span>
  );
}

function TimelineText({ title, time, moment, children, state }: TimelineEvent) {
  return (
    <div className="min-w-0 flex-1 pt-0.5">
      <p className={state === 'next' ? 'text-ink-soft' : 'font-medium'}>{title}</p>
      {time && (
        <time dateTime={moment} className="figures text-sm text-ink-soft">
          {time}
        </time>
      )}
      {children && <div className="mt-1 text-sm">{children}</div>}
    </div>
  );
}
