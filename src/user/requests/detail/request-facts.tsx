import type { RequestDetail } from '../../../../generated/types.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { PaymentFacts } from '../../../components/transfer-facts/payment-facts.tsx';
import { madeOfRevision } from './made-of-revision.ts';

/** The payment to decide on, with the makers of this revision. */
export function RequestFacts({ request }: { readonly request: RequestDetail }) {
  const { transaction, makers, revision } = request;
  const t = useTexts('requests');
  const format = useFormat();
  const { transactionDate, executionDate } = transaction;
  const isMoved = transactionDate !== executionDate;
  const more = [
    ...(isMoved ? [{ label: t('detail.transaction'), value: format.date(transactionDate) }] : []),
    { label: t('detail.makers'), value: makers.map(({ name }) => name).join(', ') },
  ];
  return (
    <PaymentFacts
      payment={transaction}
      title={t('detail.facts')}
      made={madeOfRevision(request)}
      note={t('detail.revision', { revision })}
      more={more}
    />
  );
}
