import * as z from 'zod/mini';
import { zForeignTransferForm } from '../../../../generated/zod.gen.ts';
import { checkForeignAccount } from '../../../../domain/identifiers/foreign-account.ts';
import { checkedWire, custom, pastDay, type Checked } from '../../payment-form/form-check.ts';
import { type ForeignValues } from './foreign-values.ts';
import { isTextAccepted, wireForeign } from './foreign-wire.ts';

interface CheckedForeign extends Checked<object> {
  readonly isAccepted: boolean;
  readonly isAccountWrong: boolean;
}

function isAccountWrong({ payeeKind, payee }: Partial<ForeignValues>): boolean {
  if (payeeKind !== 'other' || !payee) return false;
  const { country, accountNumber } = payee.beneficiary;
  return country !== '' && accountNumber !== '' && !checkForeignAccount(country, accountNumber).ok;
}

/** Adds failures that the contract's schema cannot find to its own failures, so that all are shown together. */
const wholeForm = z.check<CheckedForeign>(({ value: { wire, isPast, isAccepted, ...found }, issues }) => {
  if (!isPast && isAccepted && !found.isAccountWrong) return;
  const checked = zForeignTransferForm.safeParse(wire, { reportInput: true });
  issues.push(...((checked.error?.issues ?? []) as z.core.$ZodRawIssue[]));
  if (isPast) issues.push(pastDay);
  if (!isAccepted) issues.push(custom('122', 'payee', 'beneficiary', 'accountName'));
  if (found.isAccountWrong) issues.push(custom('104', 'payee', 'beneficiary', 'accountNumber'));
});

const checkedForeign = checkedWire<ForeignValues, object>(wireForeign);

/** Converts the typed values to the form of the contract and checks that. */
export const foreignSchema = z.pipe(
  z.pipe(
    z
      .transform((values: Partial<ForeignValues>): CheckedForeign => ({
        ...checkedForeign(values),
        isAccepted: isTextAccepted(values),
        isAccountWrong: isAccountWrong(values),
      }))
      .check(wholeForm),
    z.transform(({ wire }: CheckedForeign) => wire),
  ),
  zForeignTransferForm,
);
