// The timeline of a request or a transaction: who did what, who must act now, and what comes next.
import { actionLabelOf, type ActionLabel } from '../../../domain/transaction-status.ts';
import { bankNow } from '../../api/bank-time.ts';
import type { HistoryStep, TimelineAhead } from '../../../generated/types.ts';
import type { IconName } from '../../ui/icons/icon.tsx';
import type { Tone } from '../../ui/tone.ts';
import { Timeline, type TimelineEvent } from '../../ui/timeline.tsx';
import { useFormat, type Format } from '../text/use-format.ts';
import { useTexts, type Translate } from '../text/use-texts.ts';

interface HistoryTimelineProps {
  readonly steps: readonly HistoryStep[];
  readonly ahead?: readonly TimelineAhead[];
}

const tones: Partial<Record<ActionLabel<HistoryStep['action']>, Tone>> = {
  'execute-unfunded': 'wait',
  'execute-unanswered': 'wait',
  'execute-failed': 'refused',
  forward: 'wait',
  credit: 'done',
  return: 'refused',
  reject: 'refused',
  cancel: 'refused',
  expire: 'refused',
  stop: 'refused',
  'send-to-repair': 'wait',
  recall: 'wait',
  'decline-exceptional': 'wait',
  move: 'wait',
  verify: 'done',
  approve: 'done',
  release: 'done',
  'confirm-exceptional': 'done',
  execute: 'done',
};
const icons: Partial<Record<HistoryStep['action'], IconName>> = {
  submit: 'send',
  forward: 'send',
  repair: 'edit',
  'send-to-repair': 'undo',
  recall: 'undo',
  return: 'undo',
};

const namesShown = 3;

function titleOf(step: HistoryStep, t: Translate<'kinds'>, format: Format): string {
  const { action, actor, executionDate, secondary, status } = step;
  const name = actor?.name ?? t('history.bank');
  const date = executionDate ? format.date(executionDate) : '';
  const title = t(`history.done.${actionLabelOf(action, status)}`, { name, date, refNo: secondary ?? '' });
  // The bank is named in lower case, but some titles begin with its name.
  return title.charAt(0).toUpperCase() + title.slice(1);
}

function pastEvent(step: HistoryStep, t: Translate<'kinds'>, format: Format): TimelineEvent {
  const { idProcessStep, action, actionDate, secondary, status, reason, revision } = step;
  const notes = [
    action !== 'replace' && secondary,
    revision && revision > 1 && t('history.revision', { revision }),
  ].filter(Boolean);
  return {
    id: idProcessStep,
    tone: tones[actionLabelOf(action, status)] ?? 'inform',
    ...(icons[action] && { icon: icons[action] }),
    title: titleOf(step, t, format),
    time: format.moment(actionDate),
    moment: actionDate,
    state: 'past',
    children: (
      <>
        {notes.length > 0 && <p className="text-sm text-ink-soft">{notes.join(' · ')}</p>}
        {reason && <p className="text-sm">{t('history.reason', { reason })}</p>}
      </>
    ),
  };
}

function peopleText({ people }: TimelineAhead, t: Translate<'kinds'>): string | undefined {
  if (people.length === 0) return undefined;
  const names = people.slice(0, namesShown).map(({ name }) => name);
  const more = people.length - names.length;
  const rest = more > 0 ? ` ${t('history.more', { count: more })}` : '';
  return t('history.by', { names: names.join(', ') }) + rest;
}

function dueText(expectedAt: string, t: Translate<'kinds'>, format: Format): string {
  const isLate = Date.parse(expectedAt) < bankNow();
  return t(isLate ? 'history.wasDue' : 'history.expected', { moment: format.moment(expectedAt) });
}

function nextEvent(next: TimelineAhead, index: number, t: Translate<'kinds'>, format: Format): TimelineEvent {
  const { kind, expectedAt, waitsFor } = next;
  const people = peopleText(next, t);
  return {
    id: `ahead-${index}`,
    tone: index === 0 ? 'wait' : 'plain',
    title: t(`history.ahead.${kind}`),
    ...(expectedAt && { time: dueText(expectedAt, t, format), moment: expectedAt }),
    state: index === 0 ? 'now' : 'next',
    children: (
      <>
        {people && <p className="text-sm text-ink-soft">{people}</p>}
        {waitsFor && <p className="text-sm text-ink-soft">{t('history.waitsFor', { what: waitsFor })}</p>}
      </>
    ),
  };
}

export function HistoryTimeline({ steps, ahead = [] }: HistoryTimelineProps) {
  const t = useTexts('kinds');
  const format = useFormat();
  const events = [
    ...steps.map((step) => pastEvent(step, t, format)),
    ...ahead.map((next, index) => nextEvent(next, index, t, format)),
  ];
  return <Timeline label={t('history.title')} events={events} />;
}
