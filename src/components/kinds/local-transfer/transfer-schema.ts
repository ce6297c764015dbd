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

/** The needed fields depend on the rail. Until one is chosen, those of the most usual rail are checked. */
const usual = { transferType: 'BIFAST' };

interface Wire {
  readonly transferType?: string;
}

/** Adds failures that the contract's schema cannot find to its own failures, so that all are shown together. */
const wholeForm = z.check<Checked<Wire>>(({ value: { wire, isPast }, issues }) => {
  const hasRail = wire.transferType !== undefined;
  if (hasRail && !isPast) return;
  const checked = zLocalTransferForm.safeParse({ ...wire, ...(!hasRail && usual) }, { reportInput: true });
  issues.push(...((checked.error?.issues ?? []) as z.core.$ZodRawIssue[]));
  if (isPast) issues.push(pastDay);
  if (!hasRail) issues.push(custom('9090', 'transferType'));
});

/** Converts the typed values to the form of the contract and checks that. */
export const transferSchema = z.pipe(
  z.pipe(
    z.transform(checkedWire<TransferValues, Wire>(wireTransfer)).check(wholeForm),
    z.transform(({ wire }: Checked<Wire>) => wire),
  ),
  zLocalTransferForm,
);

/** Returns what is missing or wrong, in the order of the form. */
export const transferFailures = (values: TransferValues): FieldFailure[] => formFailures(transferSchema, values);

/** Returns the form of the contract, or undefined while something is missing or wrong. */
export const completeTransfer = (values: TransferValues): LocalTransferForm | undefined =>
  completeForm(transferSchema, values);
