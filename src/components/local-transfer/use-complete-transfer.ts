import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { LocalTransferForm } from '../../../generated/types.ts';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import { completeTransfer } from './transfer-schema.ts';
import type { TransferValues } from './transfer-values.ts';

const typingRests = 400;

/** What was typed, once typing rests; watched in the leaves alone, so that no key draws the whole form. */
export const useTypedTransfer = () => useDebouncedValue(useWatch() as TransferValues, typingRests);

/** The transfer as it would be sent; undefined while something is missing. */
export function useCompleteTransfer(): LocalTransferForm | undefined {
  const typed = useTypedTransfer();
  return useMemo(() => completeTransfer(typed), [typed]);
}
