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

interface Lacks {
  readonly payee: boolean;
  readonly denomination: boolean;
}

const lacksOf = ({ wire, needsDenomination }: CheckedTopUp): Lacks => ({
  payee: wire.payeeDetails?.numberType === undefined,
  denomination: needsDenomination && wire.transactionDetails?.denomCode === undefined,
});

/** The failures of the contract's schema. The amount of a denomination is its price, so it is not missing by itself. */
function contractIssues({ wire }: CheckedTopUp, lacks: Lacks): z.core.$ZodRawIssue[] {
  const whole = lacks.payee ? { ...wire, payeeDetails: anyPayee } : wire;
  const checked = zTopUpForm.safeParse(whole, { reportInput: true });
  const found = (checked.error?.issues ?? []) as z.core.$ZodRawIssue[];
  return found.filter(({ path = [] }) => !lacks.denomination || path[1] !== 'amount');
}

/** Adds failures that the contract's schema cannot find to its own failures, so that all are shown together. */
const wholeForm = z.check<CheckedTopUp>(({ value, issues }) => {
  const lacks = lacksOf(value);
  if (!lacks.payee && !lacks.denomination && !value.isPast) return;
  issues.push(...contractIssues(value, lacks));
  if (value.isPast) issues.push(pastDay);
  if (lacks.denomination) issues.push(custom('9090', 'transactionDetails', 'denomCode'));
  const place = value.isFavorite ? ['favoriteId'] : ['payeeDetails', 'institution'];
  if (lacks.payee) issues.push(custom('9090', ...place));
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
