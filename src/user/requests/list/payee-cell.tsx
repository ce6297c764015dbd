import type { RequestFlag } from '../../../../generated/types.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { TwoLines } from '../../../ui/two-lines.tsx';
import { RequestFlags } from './request-flags.tsx';

interface PayeeCellProps {
  readonly row: {
    readonly customerName: string;
    readonly destinationBank?: string | undefined;
    readonly recordCount: number;
    readonly refNo: string;
    readonly flags?: readonly RequestFlag[];
  };
}

export function PayeeCell({ row: { customerName, destinationBank, recordCount, refNo, flags } }: PayeeCellProps) {
  const t = useTexts('requests');
  const where = recordCount > 1 ? t('list.records', { count: recordCount }) : destinationBank;
  return (
    <TwoLines title={customerName} note={[where, refNo].filter(Boolean).join(' · ')}>
      <RequestFlags flags={flags ?? []} />
    </TwoLines>
  );
}
