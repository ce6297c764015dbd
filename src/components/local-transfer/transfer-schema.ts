import * as z from 'zod/mini';
import type { LocalTransferForm } from '../../../generated/types.ts';
import { zLocalTransferForm } from '../../../generated/zod.gen.ts';
import type { FieldFailure } from '../../../domain/field-failures.ts';
import { failuresOfIssues } from '../../lib/schema-failures.ts';
import { withoutBlanks } from '../../lib/without-blanks.ts';
import { wireTransfer, type TransferValues } from './transfer-values.ts';

/** Checks what was typed as the form of the contract that it becomes. */
export const transferSchema = z.pipe(
  z.transform((values: Partial<TransferValues>) => withoutBlanks(wireTransfer(values))),
  zLocalTransferForm,
);

/**
 * What is missing or wrong, in the order of the form. Each way of transfer asks for other fields: until one is chosen,
 * it is said what the most usual one asks for.
 */
export function transferFailures(values: TransferValues): FieldFailure[] {
  const transferType = values.transferType || 'BIFAST';
  const checked = transferSchema.safeParse(withoutBlanks({ ...values, transferType }), { reportInput: true });
  const failures = checked.success ? [] : failuresOfIssues(checked.error.issues);
  return values.transferType ? failures : [...failures, { field: 'transferType', code: '9090' }];
}

/** The form of the contract, once everything is there and right. */
export function completeTransfer(values: TransferValues): LocalTransferForm | undefined {
  const checked = transferSchema.safeParse(withoutBlanks(values));
  return checked.success ? checked.data : undefined;
}
