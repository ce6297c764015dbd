import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { DashboardDay } from '../../../../generated/types.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useBankClock } from '../../../components/signature/use-bank-clock.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { Section } from '../../../ui/section.tsx';
import { TimeLeft } from './deadline-time.tsx';
import { useDeadlineLink } from './deadline-link.ts';

const shownAtFirst = 6;
const halfAMinute = 30_000;

type Deadline = DashboardDay['deadlines'][number];

/** The title of a cut-off contains its hour already; an approval and a lack of money are about a single request. */
function useNote(): (deadline: Deadline) => string {
  const t = useTexts('accounts');
  const format = useFormat();
  return ({ kind, dueAt, requests, sums }) =>
    [
      kind !== 'cut-off' && format.moment(dueAt),
      kind !== 'approval' && kind !== 'money' && requests > 0 && t('home.depends', { count: requests }),
      ...sums.map(({ total }) => format.money(total)),
    ]
      .filter(Boolean)
      .join(' · ');
}

function Title({ deadline }: { readonly deadline: Deadline }) {
  const link = useDeadlineLink()(deadline);
  if (!link) return <span className="block font-medium">{deadline.title}</span>;
  return (
    <Link to={link} className="rounded-sm font-medium text-accent underline-offset-3 hover:underline">
      {deadline.title}
    </Link>
  );
}

function Row({ deadline, now }: { readonly deadline: Deadline; readonly now: number }) {
  const note = useNote()(deadline);
  return (
    <li className="flex items-center justify-between gap-x-4 gap-y-1.5 py-2 max-sm:flex-col max-sm:items-start">
      <span className="min-w-0">
        <Title deadline={deadline} />
        {note && <span className="figures block text-sm text-ink-soft">{note}</span>}
      </span>
      <TimeLeft dueAt={deadline.dueAt} now={now} />
    </li>
  );
}

const keyOf = ({ kind, reference, title }: Deadline) => `${kind} ${reference ?? title}`;

/** Shows the next deadlines; a button shows the rest of the day. */
export function Deadlines({ deadlines }: Pick<DashboardDay, 'deadlines'>) {
  const t = useTexts('accounts');
  const common = useTexts('common');
  const now = useBankClock(halfAMinute);
  const [areAllShown, showAll] = useState(false);
  const shown = areAllShown ? deadlines : deadlines.slice(0, shownAtFirst);
  return (
    <Card>
      <Section title={t('home.deadlines')}>
        {deadlines.length === 0 && <p className="text-ink-soft">{t('home.noDeadlines')}</p>}
        <ul className="-my-2 ruled">
          {shown.map((deadline) => (
            <Row key={keyOf(deadline)} deadline={deadline} now={now} />
          ))}
        </ul>
        {deadlines.length > shownAtFirst && (
          <PlainButton variant="link" className="mt-1 self-start" onClick={() => showAll(!areAllShown)}>
            {areAllShown
              ? common('action.showLess')
              : t('home.moreDeadlines', { count: deadlines.length - shownAtFirst })}
          </PlainButton>
        )}
      </Section>
    </Card>
  );
}
