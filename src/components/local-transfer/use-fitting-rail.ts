import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { RailOffer } from '../../../generated/types.ts';
import { useFieldValue } from '../form/use-field.ts';
import type { TransferValues } from './transfer-values.ts';

/** A way that is not offered any more is given up; where only one is open there is nothing to choose. */
export function useFittingRail(offers: readonly RailOffer[] | undefined): void {
  const { setValue } = useFormContext<TransferValues>();
  const rail = useFieldValue<TransferValues['transferType']>('transferType');
  useEffect(() => {
    if (!offers || (rail && offers.some(({ transferType }) => transferType === rail))) return;
    const open = offers.filter(({ code }) => code === null);
    const only = open.length === 1 ? open[0] : undefined;
    const fitting = only?.transferType ?? '';
    if (fitting !== rail) setValue('transferType', fitting, { shouldDirty: true });
  }, [offers, rail, setValue]);
}
