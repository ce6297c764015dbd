// A payment form that goes on with a draft of the bank.
import type { ReactNode } from 'react';
import { getDraft } from '../../../generated/calls/payments.ts';
import type { DraftSummary } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Reading } from '../failure/reading.tsx';
import { withFields } from '../form/flat-fields.ts';
import type { PaymentKind } from '../payment-form/payment-kind.ts';
import type { PaymentValues } from '../payment-form/payment-values.ts';

interface WithDraftProps {
  readonly kind: PaymentKind;
  readonly draftId: string;
  children(values: PaymentValues, draft: DraftSummary): ReactNode;
}

export function WithDraft({ kind, draftId, children }: WithDraftProps) {
  const read = useRead(getDraft, { body: { draftId } });
  return (
    <Reading read={read} skeleton={<Skeleton className="h-96 w-full" />} fillsScreen>
      {({ summary, fields }) => children(withFields(kind.empty, fields), summary)}
    </Reading>
  );
}
