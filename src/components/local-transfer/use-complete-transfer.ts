import { useMemo } from 'react';
import type { LocalTransferForm } from '../../../generated/types.ts';
import { useRestedValues } from '../form/use-rested-values.ts';
import { completeTransfer } from './transfer-schema.ts';
import type { TransferValues } from './transfer-values.ts';

interface CompleteTransfer {
  /** As it would be sent; undefined while something is missing. */
  readonly form: LocalTransferForm | undefined;
  /** False while something newer is being typed. */
  readonly isAtRest: boolean;
}

export function useCompleteTransfer(): CompleteTransfer {
  const { values, isAtRest } = useRestedValues<TransferValues>();
  const form = useMemo(() => completeTransfer(values), [values]);
  return { form, isAtRest };
}
