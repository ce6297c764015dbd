// The requests that wait for the user in one queue, most urgent first, with a button for the decision.
import { Link } from 'react-router-dom';
import type { RequestList } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { Card } from '../../ui/card.tsx';
import { CardSkeleton } from '../../ui/card-skeleton.tsx';
import { Section } from '../../ui/section.tsx';
import { Reading } from '../failure/reading.tsx';
import { useTexts } from '../text/use-texts.ts';
import { byTimeLeft, listPath, queueCalls, type OrdinaryQueue } from './queues.ts';
import { WaitingRow } from './waiting-row.tsx';

const shown = 5;

interface WaitingQueueProps {
  readonly queue: OrdinaryQueue;
}

function Waiting({ queue, list: { items, page } }: WaitingQueueProps & { readonly list: RequestList }) {
  const t = useTexts('requests');
  const total = page.total ?? items.length;
  const all = total > items.length && (
    <Link to={listPath(queue)} className="rounded-sm text-accent underline-offset-3 hover:underline">
      {t('queue.all', { count: total })}
    </Link>
  );
  return (
    <Card>
      <Section title={t(`tab.${queue}`)} actions={all}>
        {items.length === 0 && <p className="text-ink-soft">{t(`empty.${queue}`)}</p>}
        <ul className="-my-2 ruled">
          {items.map((row) => (
            <WaitingRow key={row.taskId} queue={queue} row={row} />
          ))}
        </ul>
      </Section>
    </Card>
  );
}

export function WaitingQueue({ queue }: WaitingQueueProps) {
  const read = useRead(queueCalls[queue], { body: { sort: byTimeLeft, page: { size: shown } } });
  return (
    <Reading read={read} skeleton={<CardSkeleton height="h-56" />}>
      {(list) => <Waiting queue={queue} list={list} />}
    </Reading>
  );
}
