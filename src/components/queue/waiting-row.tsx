import { Link } from 'react-router-dom';
import type { RequestListItem } from '../../../generated/types.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { useKindName } from '../kinds/kind-label.tsx';
import { usePaymentTitle } from '../kinds/payment-title.ts';
import { Amount } from '../money/amount.tsx';
import { useTexts } from '../text/use-texts.ts';
import { decisionPath, detailPath, type OrdinaryQueue } from './queues.ts';
import { RequestFlags } from './request-flags.tsx';
import { mayDecide, useDisabledReason } from './rights.ts';
import { targetOf } from './targets.ts';
import { TimeLeftCell } from './time-left-cell.tsx';

interface WaitingRowProps {
  readonly queue: OrdinaryQueue;
  readonly row: RequestListItem;
}

/** Links to the confirmation of the decision, or shows why the user cannot take it. */
function Act({ queue, row }: WaitingRowProps) {
  const t = useTexts('requests');
  const whyNot = useDisabledReason();
  if (!mayDecide(row.rights, queue)) return <span className="text-sm text-ink-soft">{whyNot(row.rights, queue)}</span>;
  return (
    <Link
      to={decisionPath(queue, queue, [targetOf(row)])}
      aria-label={t('queue.act', { act: t(`act.${queue}`), payee: row.customerName, refNo: row.refNo })}
      className={buttonClass('quiet', 'small', 'max-sm:grow')}
    >
      {t(`act.${queue}`)}
    </Link>
  );
}

export function WaitingRow({ queue, row }: WaitingRowProps) {
  const kind = useKindName();
  const { destinationBank, refNo, amount, flags, createdAt, dueAt } = row;
  const { title, about } = usePaymentTitle()(row);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <span className="min-w-0 flex-1 basis-52">
        <Link
          to={detailPath(queue, row)}
          className="rounded-sm font-medium wrap-anywhere text-accent underline-offset-3 hover:underline"
        >
          {title || refNo}
        </Link>
        <span className="figures block text-sm text-ink-soft">
          {[destinationBank, about ?? kind(row), refNo].filter(Boolean).join(' · ')}
        </span>
        <RequestFlags flags={flags} />
      </span>
      {amount && <Amount amount={amount} isStrong className="ml-auto" />}
      <span className="flex items-center gap-4 max-sm:w-full sm:w-72 sm:justify-end">
        <span className="min-w-28 max-sm:grow">
          <TimeLeftCell since={createdAt} dueAt={dueAt} />
        </span>
        <Act queue={queue} row={row} />
      </span>
    </li>
  );
}
