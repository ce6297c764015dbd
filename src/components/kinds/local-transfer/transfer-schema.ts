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
import { emptyTransfer, failedInquiry, wireTransfer, type TransferValues } from './transfer-values.ts';

/** The needed fields depend on the rail. Until one is chosen, those of the most usual rail are checked. */
const usual = { transferType: 'BIFAST' };

interface Wire {
  readonly transferType?: string;
}

interface Asked extends Checked<Wire> {
  readonly failed: ReturnType<typeof failedInquiry>;
}

const wireOf = checkedWire<TransferValues, Wire>(wireTransfer);

/** The form is validated without blanks, so the values are completed first. */
const asked = (values: Partial<TransferValues>): Asked => ({
  ...wireOf(values),
  failed:
    values.payee && failedInquiry({ ...emptyTransfer, ...values, found: { ...emptyTransfer.found, ...values.found } }),
});

/** A missing name is the fault of the account or the proxy, whose holder the bank could not find. */
const isName = ({ path = [] }: z.core.$ZodRawIssue) => path.join('.') === 'payee.beneficiary.accountName';

/** Adds failures that the contract's schema cannot find to its own failures, so that all are shown together. */
const wholeForm = z.check<Asked>(({ value: { wire, isPast, failed }, issues }) => {
  const hasRail = wire.transferType !== undefined;
  if (hasRail && !isPast && !failed) return;
  const checked = zLocalTransferForm.safeParse({ ...wire, ...(!hasRail && usual) }, { reportInput: true });
  const found = (checked.error?.issues ?? []) as z.core.$ZodRawIssue[];
  if (failed) issues.push(custom(failed.code, ...failed.field.split('.')));
  issues.push(...found.filter((issue) => !failed || !isName(issue)));
  if (isPast) issues.push(pastDay);
  if (!hasRail) issues.push(custom('9090', 'transferType'));
});

/** Converts the typed values to the form of the contract and checks that. */
export const transferSchema = z.pipe(
  z.pipe(
    z.transform(asked).check(wholeForm),
    z.transform(({ wire }: Asked) => wire),
  ),
  zLocalTransferForm,
);

/** Returns what is missing or wrong, in the order of the form. */
export const transferFailures = (values: TransferValues): FieldFailure[] => formFailures(transferSchema, values);

/** Returns the form of the contract, or undefined while something is missing or wrong. */
export const completeTransfer = (values: TransferValues): LocalTransferForm | undefined =>
  completeForm(transferSchema, values);
