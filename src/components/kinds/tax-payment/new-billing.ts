// The values of the form that creates a billing, and their conversion to the form of the contract.
import * as z from 'zod/mini';
import { parseNpwp } from '../../../../domain/identifiers/npwp.ts';
import { depositFaults, type DepositNeeds } from '../../../../domain/tax-billing.ts';
import { zTaxBillingForm } from '../../../../generated/zod.gen.ts';
import { bankToday } from '../../../api/bank-time.ts';
import { withoutBlanks } from '../../../lib/without-blanks.ts';
import { custom } from '../../payment-form/form-check.ts';

/** Who owes the tax: the company itself, or someone for whom it creates the billing. */
export type TaxpayerSide = 'own' | 'other';

/** The company as a taxpayer, as the bank knows it. */
export interface OwnTaxpayer {
  readonly npwp: string;
  readonly taxpayerName: string;
}

export interface NewBillingValues {
  /** Never sent. */
  side: TaxpayerSide;
  npwp: string;
  taxpayerName: string;
  taxpayerAddress: string;
  payerNpwp: string;
  mapCode: string;
  kjsCode: string;
  taxpayerPeriod: { fromMonth: string; toMonth: string; year: string };
  assessmentLetterNumber: string;
  taxObjectNumber: string;
  taxObjectAddress: { village: string; district: string; town: string; state: string };
  amount: { value: string; currency: 'IDR' };
  /** What the chosen kind of deposit needs. Never sent. */
  needs: DepositNeeds;
}

const noNeeds: DepositNeeds = { periodKind: 'month', needsAssessmentLetter: false, needsTaxObject: false };

export const noTaxpayer: OwnTaxpayer = { npwp: '', taxpayerName: '' };

export const emptyBilling = (year: string, own?: OwnTaxpayer): NewBillingValues => ({
  side: own ? 'own' : 'other',
  ...(own ?? noTaxpayer),
  taxpayerAddress: '',
  payerNpwp: '',
  mapCode: '',
  kjsCode: '',
  taxpayerPeriod: { fromMonth: '', toMonth: '', year },
  assessmentLetterNumber: '',
  taxObjectNumber: '',
  taxObjectAddress: { village: '', district: '', town: '', state: '' },
  amount: { value: '', currency: 'IDR' },
  needs: noNeeds,
});

const numberIn = (text: string | undefined) => (text ? Number(text) : undefined);

/** The period that is sent: a year has all its months, and a single month ends where it begins. */
function periodOf({ taxpayerPeriod, needs }: Pick<NewBillingValues, 'taxpayerPeriod' | 'needs'>) {
  const { fromMonth, toMonth, year } = taxpayerPeriod;
  if (needs.periodKind === 'year') return { fromMonth: 1, toMonth: 12, year: numberIn(year) };
  const end = needs.periodKind === 'months' ? toMonth : fromMonth;
  return { fromMonth: numberIn(fromMonth), toMonth: numberIn(end), year: numberIn(year) };
}

type Typed = Partial<NewBillingValues>;

function wireBilling(values: Typed): unknown {
  const { side: _side, needs = noNeeds, assessmentLetterNumber, taxObjectNumber, taxObjectAddress, ...form } = values;
  const { taxpayerPeriod = { fromMonth: '', toMonth: '', year: '' }, ...sent } = form;
  return withoutBlanks({
    ...sent,
    taxpayerPeriod: periodOf({ taxpayerPeriod, needs }),
    ...(needs.needsAssessmentLetter && { assessmentLetterNumber }),
    ...(needs.needsTaxObject && { taxObjectNumber, taxObjectAddress }),
  });
}

function numberFault(npwp: string | undefined, field: string) {
  const parsed = npwp ? parseNpwp(npwp) : undefined;
  return parsed && !parsed.ok ? [custom(parsed.code, field)] : [];
}

/** The field that shows a failure of the period: of a single month and of a year, the form has no last month. */
const periodFields = {
  month: ['taxpayerPeriod', 'fromMonth'],
  months: ['taxpayerPeriod', 'toMonth'],
  year: ['taxpayerPeriod', 'year'],
} as const;

/** A single month ends where it begins, so only its own field says that it is missing. */
const isShown = ({ path = [] }: z.core.$ZodRawIssue, { periodKind }: DepositNeeds): boolean =>
  periodKind === 'months' || path.join('.') !== 'taxpayerPeriod.toMonth';

interface Checked {
  readonly wire: unknown;
  readonly values: Typed;
}

const wholeForm = z.check<Checked>(({ value: { wire, values }, issues }) => {
  const { needs = noNeeds } = values;
  const checked = zTaxBillingForm.safeParse(wire, { reportInput: true });
  const found = (checked.error?.issues ?? []) as z.core.$ZodRawIssue[];
  issues.push(...found.filter((issue) => isShown(issue, needs)));
  issues.push(...numberFault(values.npwp, 'npwp'), ...numberFault(values.payerNpwp, 'payerNpwp'));
  if (!checked.success) return;
  const faults = depositFaults(checked.data, needs, bankToday());
  const placeOf = (field: string) => (field === 'taxpayerPeriod' ? periodFields[needs.periodKind] : [field]);
  issues.push(...faults.map(({ field, code }) => custom(code, ...placeOf(field))));
});

/** Converts the typed values to the form of the contract and checks that. */
export const newBillingSchema = z.pipe(
  z.pipe(
    z.transform((values: Typed): Checked => ({ wire: wireBilling(values), values })).check(wholeForm),
    z.transform(({ wire }: Checked) => wire),
  ),
  zTaxBillingForm,
);
