import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';
import { StatusTag } from './status-tag.tsx';
import { TONE_TEXT } from './tone.ts';
import type { Tone } from './tone.ts';

export interface RoutePerson {
  readonly id: string;
  readonly name: string;
  /** Role or group. */
  readonly note?: string;
  readonly tone?: Tone;
  /** What the person did or can do: "approved 10:42", "may approve". */
  readonly said?: string;
}

export interface RouteStage {
  readonly id: string;
  readonly title: string;
  /** "1 of 2", "any one of". */
  readonly quorum?: string;
  readonly state: 'done' | 'now' | 'next' | 'refused';
  readonly stateLabel: string;
  readonly people: readonly RoutePerson[];
  readonly more?: ReactNode;
}

interface RoutePeopleProps {
  readonly label: string;
  readonly stages: readonly RouteStage[];
}

const TONES = { done: 'done', now: 'wait', next: 'plain', refused: 'refused' } as const;

/** The approval route as a row of stages with the people who can act in each. */
export function RoutePeople({ label, stages }: RoutePeopleProps) {
  return (
    <ol aria-label={label} className="flex flex-col gap-2 lg:flex-row lg:items-stretch">
      {stages.map((stage, index) => (
        <li
          key={stage.id}
          aria-current={stage.state === 'now' ? 'step' : undefined}
          className="flex min-w-0 flex-1 flex-col items-center gap-2 lg:flex-row"
        >
          {index > 0 && <Icon name="arrow-right" size={16} className="rotate-90 text-ink-soft lg:rotate-0" />}
          <StageCard stage={stage} />
        </li>
      ))}
    </ol>
  );
}

function StageCard({ stage }: { readonly stage: RouteStage }) {
  const { title, quorum, state, stateLabel, people, more } = stage;
  return (
    <div
      className={classes(
        'flex w-full min-w-0 flex-1 flex-col gap-2 self-stretch rounded-lg border bg-surface p-3',
        state === 'now' ? 'border-wait-solid' : 'border-line',
        state === 'next' && 'border-dashed border-line-strong',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <span className="font-semibold">
          {title}
          {quorum && <span className="figures ml-1.5 text-sm font-normal text-ink-soft">{quorum}</span>}
        </span>
        <StatusTag tone={TONES[state]}>{stateLabel}</StatusTag>
      </div>
      <ul className="flex flex-col gap-1.5">
        {people.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
      {more}
    </div>
  );
}

function Person({ person }: { readonly person: RoutePerson }) {
  const { name, note, said, tone = 'plain' } = person;
  return (
    <li className="flex items-center gap-2">
      <Avatar name={name} />
      <span className="min-w-0 flex-1 leading-tight">
        <span className="block font-medium wrap-anywhere">{name}</span>
        {note && <span className="block text-xs wrap-anywhere text-ink-soft">{note}</span>}
        {said && <span className={classes('figures block text-xs font-medium', TONE_TEXT[tone])}>{said}</span>}
      </span>
    </li>
  );
}
