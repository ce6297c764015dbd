// The approval route with its people: before sending, while waiting, and when finished.
import type { ApprovalRoute, RouteStage } from '../../../generated/types.ts';
import { RoutePeople, type RouteStage as ShownStage } from '../../ui/route-people.tsx';
import { Section } from '../../ui/section.tsx';
import type { Tone } from '../../ui/tone.ts';
import { useFormat, type Format } from '../text/use-format.ts';
import { useTexts, type Translate } from '../text/use-texts.ts';
import { useMatchedRow } from './use-matched-row.ts';

type Person = RouteStage['groups'][number]['people'][number];

const states = { done: 'done', current: 'now', ahead: 'next' } as const;
const tones: Readonly<Record<Person['state'], Tone>> = {
  'may-act': 'wait',
  waiting: 'plain',
  acted: 'done',
  'not-allowed': 'plain',
};

const OVER = 'request-finished';

/** Returns true if the request was rejected, sent back or cancelled, so no stage can act any more. */
export const hasStopped = ({ stages }: ApprovalRoute) =>
  stages.some(({ groups }) => groups.some(({ people }) => people.some(({ whyNot }) => whyNot === OVER)));

export const isOver = (route: ApprovalRoute) =>
  hasStopped(route) || (route.stages.length > 0 && route.stages.every(({ state }) => state === 'done'));

function said({ state, whyNot }: Person, t: Translate<'kinds'>): string | undefined {
  if (state === 'not-allowed' && whyNot) return whyNot === OVER ? undefined : t(`whyNot.${whyNot}`);
  return t(`route.${state}`);
}

const stoppedStates = {
  done: { state: 'done', label: 'route.done' },
  current: { state: 'refused', label: 'route.stopped' },
  ahead: { state: 'next', label: 'route.unreached' },
} as const;

function shownState(state: RouteStage['state'], isStopped: boolean, t: Translate<'kinds'>) {
  if (!isStopped) return { state: states[state], stateLabel: t(`route.${state}`) };
  const shown = stoppedStates[state];
  return { state: shown.state, stateLabel: t(shown.label) };
}

interface Words {
  readonly t: Translate<'kinds'>;
  readonly format: Format;
}

function remark(person: Person, { t, format }: Words): string | undefined {
  const { onLeaveUntil: until } = person;
  const away = until && t('route.onLeave', { date: format.date(until) });
  return [said(person, t), away].filter(Boolean).join(' · ') || undefined;
}

function shownStage(stage: RouteStage, isStopped: boolean, words: Words): ShownStage {
  const { t } = words;
  const { kind, order, state, groups } = stage;
  const done = groups.reduce((sum, group) => sum + group.done, 0);
  const quorum = groups.reduce((sum, group) => sum + group.quorum, 0);
  return {
    id: String(order),
    title: t(`stage.${kind}`),
    quorum: t('route.quorum', { done, quorum }),
    ...shownState(state, isStopped, t),
    people: groups.flatMap(({ groupKind, groupName, people }) =>
      people.map((person) => ({
        id: `${groupName} ${person.userId}`,
        name: person.name,
        note: groupKind ? t(`groupKind.${groupKind}`, { name: groupName }) : groupName,
        tone: tones[person.state],
        said: remark(person, words),
      })),
    ),
  };
}

export function RouteLine({ route }: { readonly route: ApprovalRoute }) {
  const t = useTexts('kinds');
  const format = useFormat();
  const rowText = useMatchedRow();
  const due = route.stages.find(({ state }) => state === 'current')?.dueAt;
  const rule = route.selfApproval ? t('route.self') : route.matchedRow && rowText(route.matchedRow);
  const notes = [rule, due && t('route.due', { moment: format.moment(due) })];
  const title = isOver(route) ? t('route.over') : t('route.title');
  return (
    <Section title={title} description={notes.filter(Boolean).join(' · ')}>
      {route.stages.length === 0 ? (
        <p className="text-ink-soft">{t('route.none')}</p>
      ) : (
        <RoutePeople
          label={title}
          stages={route.stages.map((stage) => shownStage(stage, hasStopped(route), { t, format }))}
        />
      )}
    </Section>
  );
}
