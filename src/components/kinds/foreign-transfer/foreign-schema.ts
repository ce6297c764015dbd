import * as z from 'zod/mini';
import { zForeignTransferForm } from '../../../../generated/zod.gen.ts';
import { checkForeignAccount } from '../../../../domain/identifiers/foreign-account.ts';
import { bankToday } from '../../../api/bank-time.ts';
import { checkedWire, custom, pastDay, type Checked } from '../../payment-form/form-check.ts';
import { type ForeignValues } from './foreign-values.ts';
import { isDealLater, unacceptedFields, wireForeign } from './foreign-wire.ts';

interface CheckedForeign extends Checked<object> {
  readonly unaccepted: readonly string[];
  /** A special rate is for today only. */
  readonly isDealLater: boolean;
  /** What is wrong with the account number, if anything is. */
  readonly accountFault: string | undefined;
}

function accountFault({ payeeKind, payee }: Partial<ForeignValues>): string | undefined {
  if (payeeKind !== 'other' || !payee) return undefined;
  const { country, accountNumber } = payee.beneficiary;
  if (country === '' || accountNumber === '') return undefined;
  const checked = checkForeignAccount(country, accountNumber);
  return checked.ok ? undefined : checked.code;
}

/** Adds failures that the contract's schema cannot find to its own failures, so that all are shown together. */
const wholeForm = z.check<CheckedForeign>(({ value, issues }) => {
  const { wire, isPast, unaccepted, isDealLater, accountFault: fault } = value;
  if (!isPast && unaccepted.length === 0 && !isDealLater && fault === undefined) return;
  const checked = zForeignTransferForm.safeParse(wire, { reportInput: true });
  issues.push(...((checked.error?.issues ?? []) as z.core.$ZodRawIssue[]));
  if (isPast) issues.push(pastDay);
  if (isDealLater) issues.push(custom('6', 'timing', 'transactionDate'));
  issues.push(...unaccepted.map((field) => custom('FIELD_SWIFT_TEXT', ...field.split('.'))));
  if (fault) issues.push(custom(fault, 'payee', 'beneficiary', 'accountNumber'));
});

const checkedForeign = checkedWire<ForeignValues, object>(wireForeign);

/** Converts the typed values to the form of the contract and checks that. */
export const foreignSchema = z.pipe(
  z.pipe(
    z
      .transform((values: Partial<ForeignValues>): CheckedForeign => ({
        ...checkedForeign(values),
        unaccepted: unacceptedFields(values),
        isDealLater: isDealLater(values, bankToday()),
        accountFault: accountFault(values),
      }))
      .check(wholeForm),
    z.transform(({ wire }: CheckedForeign) => wire),
  ),
  zForeignTransferForm,
);
