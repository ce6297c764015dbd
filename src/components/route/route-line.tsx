// The approval route as a line of people: before a payment is sent, while it waits, and when it is done.
import type { ApprovalRoute, RouteStage } from '../../../generated/types.ts';
import { RoutePeople, type RouteStage as ShownStage } from '../../ui/route-people.tsx';
import { Section } from '../../ui/section.tsx';
import type { Tone } from '../../ui/tone.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts, type Translate } from '../text/use-texts.ts';

type Person = RouteStage['groups'][number]['people'][number];

const states = { done: 'done', current: 'now', ahead: 'next' } as const;
const tones: Readonly<Record<Person['state'], Tone>> = {
  'may-act': 'wait',
  waiting: 'plain',
  acted: 'done',
  'not-allowed': 'plain',
};

const said = ({ state, whyNot }: Person, t: Translate<'kinds'>) =>
  state === 'not-allowed' && whyNot ? t(`whyNot.${whyNot}`) : t(`route.${state}`);

function shownStage({ kind, order, state, groups }: RouteStage, t: Translate<'kinds'>): ShownStage {
  const done = groups.reduce((sum, group) => sum + group.done, 0);
  const quorum = groups.reduce((sum, group) => sum + group.quorum, 0);
  return {
    id: String(order),
    title: t(`stage.${kind}`),
    quorum: t('route.quorum', { done, quorum }),
    state: states[state],
    stateLabel: t(`route.${state}`),
    people: groups.flatMap(({ groupName, people }) =>
      people.map((person) => ({
        id: `${groupName} ${person.userId}`,
        name: person.name,
        note: groupName,
        tone: tones[person.state],
        said: said(person, t),
      })),
    ),
  };
}

export function RouteLine({ route }: { readonly route: ApprovalRoute }) {
  const t = useTexts('kinds');
  const format = useFormat();
  const due = route.stages.find(({ state }) => state === 'current')?.dueAt;
  const notes = [route.selfApproval ? t('route.self') : route.matchedRow, due && format.moment(due)];
  return (
    <Section title={t('route.title')} description={notes.filter(Boolean).join(' · ')}>
      {route.stages.length === 0 ? (
        <p className="text-ink-soft">{t('route.none')}</p>
      ) : (
        <RoutePeople label={t('route.title')} stages={route.stages.map((stage) => shownStage(stage, t))} />
      )}
    </Section>
  );
}
