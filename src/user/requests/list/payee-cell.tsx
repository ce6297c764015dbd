import type { RequestFlag, RequestListItem } from '../../../../generated/types.ts';
import { usePaymentTitle } from '../../../components/kinds/payment-title.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { TwoLines } from '../../../ui/two-lines.tsx';
import { RequestFlags } from '../../../components/queue/request-flags.tsx';

interface PayeeCellProps {
  readonly row: Pick<RequestListItem, 'customerName' | 'menuAccess' | 'serviceType' | 'recordCount' | 'refNo'> & {
    readonly destinationBank?: string | undefined;
    readonly flags?: readonly RequestFlag[];
  };
}

export function PayeeCell({ row }: PayeeCellProps) {
  const { destinationBank, recordCount, refNo, flags } = row;
  const t = useTexts('requests');
  const { title, about } = usePaymentTitle()(row);
  const where = recordCount > 1 ? t('list.records', { count: recordCount }) : destinationBank;
  return (
    <TwoLines title={title} note={[about, where, refNo].filter(Boolean).join(' · ')}>
      <RequestFlags flags={flags ?? []} />
    </TwoLines>
  );
}
