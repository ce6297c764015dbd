import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { LocalTransferForm } from '../../../generated/types.ts';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import { completeTransfer } from './transfer-schema.ts';
import type { TransferValues } from './transfer-values.ts';

const typingRests = 400;

/** What was typed, once typing rests; watched in the leaves alone, so that no key draws the whole form. */
export const useTypedTransfer = () => useDebouncedValue(useWatch() as TransferValues, typingRests);

interface CompleteTransfer {
  /** As it would be sent; undefined while something is missing. */
  readonly form: LocalTransferForm | undefined;
  /** False while something newer is being typed. */
  readonly isAtRest: boolean;
}

export function useCompleteTransfer(): CompleteTransfer {
  const now = useWatch() as TransferValues;
  const typed = useDebouncedValue(now, typingRests);
  const form = useMemo(() => completeTransfer(typed), [typed]);
  return { form, isAtRest: now === typed };
}
