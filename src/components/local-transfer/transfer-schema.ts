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

interface Checked {
  readonly wire: { readonly transferType?: string };
  readonly isPast: boolean;
}

/** What the schema of the contract cannot know, together with all that it says itself. */
const wholeForm = z.check<Checked>(({ value: { wire, isPast }, issues }) => {
  const hasRail = wire.transferType !== undefined;
  if (hasRail && !isPast) return;
  const checked = zLocalTransferForm.safeParse({ ...wire, ...(!hasRail && usual) }, { reportInput: true });
  issues.push(...((checked.error?.issues ?? []) as z.core.$ZodRawIssue[]));
  if (isPast) issues.push({ code: 'custom', message: '117', path: ['timing', 'transactionDate'], input: undefined });
  if (!hasRail) issues.push({ code: 'custom', message: '9090', path: ['transferType'], input: undefined });
});

/** Checks what was typed as the form of the contract that it becomes. */
export const transferSchema = z.pipe(
  z.pipe(
    z
      .transform((values: Partial<TransferValues>): Checked => ({
        wire: withoutBlanks(wireTransfer(values)) as Checked['wire'],
        isPast: isPastDay(values, bankToday()),
      }))
      .check(wholeForm),
    z.transform(({ wire }: Checked) => wire),
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
