import { useMemo } from 'react';
import type { LocalBeneficiary, LocalTransferForm } from '../../../generated/types.ts';
import { useRestedValues } from '../form/use-rested-values.ts';
import { completeTransfer } from './transfer-schema.ts';
import { filledBeneficiary, type TransferValues } from './transfer-values.ts';

export interface CompleteTransfer {
  /** As it would be sent; undefined while something is missing. */
  readonly form: LocalTransferForm | undefined;
  /** Whom it pays, also where the form names a favorite alone; undefined while that is not known. */
  readonly beneficiary: LocalBeneficiary | undefined;
  /** False while something newer is being typed. */
  readonly isAtRest: boolean;
}

export function useCompleteTransfer(): CompleteTransfer {
  const { values, isAtRest } = useRestedValues<TransferValues>();
  const form = useMemo(() => completeTransfer(values), [values]);
  const beneficiary = useMemo(() => filledBeneficiary(values), [values]);
  return { form, beneficiary, isAtRest };
}
