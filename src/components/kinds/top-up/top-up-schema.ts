import * as z from 'zod/mini';
import type { TopUpPayeeDetails } from '../../../../generated/types.ts';
import { zTopUpForm, zTopUpPayeeDetails } from '../../../../generated/zod.gen.ts';
import { withoutBlanks } from '../../../lib/without-blanks.ts';
import { checkedWire, custom, pastDay, type Checked } from '../../payment-form/form-check.ts';
import { wireTopUp, type TopUpValues } from './top-up-values.ts';

interface Wire {
  readonly payeeDetails?: { readonly numberType?: string };
  readonly transactionDetails?: { readonly denomCode?: string };
}

interface CheckedTopUp extends Checked<Wire> {
  readonly isFavorite: boolean;
  readonly needsDenomination: boolean;
}

/** The format of the number depends on the institution. Until one is chosen, this payee passes the check. */
const anyPayee = { numberType: 'mobile-credit', category: 'ANY', institution: 'ANY', accountNumber: '081200000000' };

/** Adds failures that the contract's schema cannot find to its own failures, so that all are shown together. */
const wholeForm = z.check<CheckedTopUp>(({ value: { wire, isPast, isFavorite, needsDenomination }, issues }) => {
  const hasPayee = wire.payeeDetails?.numberType !== undefined;
  const lacksDenomination = needsDenomination && wire.transactionDetails?.denomCode === undefined;
  if (hasPayee && !isPast && !lacksDenomination) return;
  const whole = hasPayee ? wire : { ...wire, payeeDetails: anyPayee };
  const checked = zTopUpForm.safeParse(whole, { reportInput: true });
  const found = (checked.error?.issues ?? []) as z.core.$ZodRawIssue[];
  // The amount of a denomination is its price, so only the denomination is missing.
  issues.push(...found.filter(({ path = [] }) => !lacksDenomination || path[1] !== 'amount'));
  if (isPast) issues.push(pastDay);
  if (lacksDenomination) issues.push(custom('9090', 'transactionDetails', 'denomCode'));
  if (!hasPayee) issues.push(isFavorite ? custom('9090', 'favoriteId') : custom('9090', 'payeeDetails', 'institution'));
});

const checkedTopUp = checkedWire<TopUpValues, Wire>(wireTopUp);

/** Converts the typed values to the form of the contract and checks that. */
export const topUpSchema = z.pipe(
  z.pipe(
    z
      .transform((values: Partial<TopUpValues>): CheckedTopUp => ({
        ...checkedTopUp(values),
        isFavorite: values.payeeKind === 'favorite',
        needsDenomination: values.provider?.amountKind === 'denomination',
      }))
      .check(wholeForm),
    z.transform(({ wire }: CheckedTopUp) => wire),
  ),
  zTopUpForm,
);

/** Returns the payee for an inquiry, without its name, or undefined while the number does not fit the institution. */
export function askablePayee({ payeeDetails }: Pick<TopUpValues, 'payeeDetails'>): TopUpPayeeDetails | undefined {
  const checked = zTopUpPayeeDetails.safeParse(withoutBlanks({ ...payeeDetails, accountName: '' }));
  return checked.success ? checked.data : undefined;
}
