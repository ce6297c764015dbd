import * as z from 'zod/mini';
import type { LocalTransferForm } from '../../../generated/types.ts';
import { zLocalTransferForm } from '../../../generated/zod.gen.ts';
import { withoutBlanks } from '../../lib/without-blanks.ts';
import { wireTransfer, type TransferValues } from './transfer-values.ts';

/** Checks what was typed as the form of the contract that it becomes. */
export const transferSchema = z.pipe(
  z.transform((values: Partial<TransferValues>) => withoutBlanks(wireTransfer(values))),
  zLocalTransferForm,
);

/** The form of the contract, once everything is there and right. */
export function completeTransfer(values: TransferValues): LocalTransferForm | undefined {
  const checked = transferSchema.safeParse(withoutBlanks(values));
  return checked.success ? checked.data : undefined;
}
