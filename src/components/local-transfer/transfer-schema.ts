import * as z from 'zod/mini';
import type { LocalTransferForm } from '../../../generated/types.ts';
import { zLocalTransferForm } from '../../../generated/zod.gen.ts';
import type { FieldFailure } from '../../../domain/field-failures.ts';
import { bankToday } from '../../api/bank-time.ts';
import { failuresOfIssues } from '../../lib/schema-failures.ts';
import { withoutBlanks } from '../../lib/without-blanks.ts';
import { isPastDay, wireTransfer, type TransferValues } from './transfer-values.ts';

/** Each way of transfer asks for other fields: until one is chosen, it is said what the most usual one asks for. */
const usual = { transferType: 'BIFAST' };

const asUsual = z.check<{ transferType?: string }>(({ value, issues }) => {
  if (value.transferType !== undefined) return;
  const checked = zLocalTransferForm.safeParse({ ...value, ...usual }, { reportInput: true });
  issues.push(...((checked.error?.issues ?? []) as z.core.$ZodRawIssue[]));
  issues.push({ code: 'custom', message: '9090', path: ['transferType'], input: undefined });
});

interface Checked {
  readonly wire: unknown;
  readonly isPast: boolean;
}

const checkedDay = z.check<Checked>(({ value: { isPast }, issues }) => {
  if (isPast) issues.push({ code: 'custom', message: '117', path: ['timing', 'transactionDate'], input: undefined });
});

/** Checks what was typed as the form of the contract that it becomes. */
export const transferSchema = z.pipe(
  z.pipe(
    z.pipe(
      z
        .transform((values: Partial<TransferValues>): Checked => ({
          wire: withoutBlanks(wireTransfer(values)),
          isPast: isPastDay(values, bankToday()),
        }))
        .check(checkedDay),
      z.transform(({ wire }: Checked) => wire),
    ),
    z.looseObject({ transferType: z.optional(z.string()) }).check(asUsual),
  ),
  zLocalTransferForm,
);

/** What is missing or wrong, in the order of the form. */
export function transferFailures(values: TransferValues): FieldFailure[] {
  const checked = transferSchema.safeParse(withoutBlanks(values), { reportInput: true });
  return checked.success ? [] : failuresOfIssues(checked.error.issues);
}

/** The form of the contract, once everything is there and right. */
export function completeTransfer(values: TransferValues): LocalTransferForm | undefined {
  const checked = transferSchema.safeParse(withoutBlanks(values));
  return checked.success ? checked.data : undefined;
}
