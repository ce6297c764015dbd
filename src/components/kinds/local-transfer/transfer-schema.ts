import * as z from 'zod/mini';
import type { LocalTransferForm } from '../../../../generated/types.ts';
import { zLocalTransferForm } from '../../../../generated/zod.gen.ts';
import type { FieldFailure } from '../../../../domain/field-failures.ts';
import {
  checkedWire,
  completeForm,
  custom,
  formFailures,
  pastDay,
  type Checked,
} from '../../payment-form/form-check.ts';
import { wireTransfer, type TransferValues } from './transfer-values.ts';

/** Each way of transfer asks for other fields: until one is chosen, it is said what the most usual one asks for. */
const usual = { transferType: 'BIFAST' };

interface Wire {
  readonly transferType?: string;
}

/** What the schema of the contract cannot know, together with all that it says itself. */
const wholeForm = z.check<Checked<Wire>>(({ value: { wire, isPast }, issues }) => {
  const hasRail = wire.transferType !== undefined;
  if (hasRail && !isPast) return;
  const checked = zLocalTransferForm.safeParse({ ...wire, ...(!hasRail && usual) }, { reportInput: true });
  issues.push(...((checked.error?.issues ?? []) as z.core.$ZodRawIssue[]));
  if (isPast) issues.push(pastDay);
  if (!hasRail) issues.push(custom('9090', 'transferType'));
});

/** Checks what was typed as the form of the contract that it becomes. */
export const transferSchema = z.pipe(
  z.pipe(
    z.transform(checkedWire<TransferValues, Wire>(wireTransfer)).check(wholeForm),
    z.transform(({ wire }: Checked<Wire>) => wire),
  ),
  zLocalTransferForm,
);

/** What is missing or wrong, in the order of the form. */
export const transferFailures = (values: TransferValues): FieldFailure[] => formFailures(transferSchema, values);

/** The form of the contract, once everything is there and right. */
export const completeTransfer = (values: TransferValues): LocalTransferForm | undefined =>
  completeForm(transferSchema, values);
