// Payments of every kind, and what the bank, the biller, the state or the company may change after one was made.
import { sql, type RawBuilder } from 'kysely';
import type { TransactionType } from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import type { TestBank } from './bank.ts';
import { billForm, meter } from './bill-bank.ts';
import { bookForm } from './cheque-bank.ts';
import { boughtForm, tokyo } from './foreign-bank.ts';
import { formTo } from './local-refusal-forms.ts';
import { taxForm } from './tax-bank.ts';
import { credit100, phoneOf, topUpForm } from './top-up-bank.ts';
import { fromOperasional } from './transfer-bank.ts';

interface Kind {
  readonly menuAccess: TransactionType;
  readonly validate: OperationId;
  readonly submit: OperationId;
  readonly resubmit: OperationId;
  /** The form of a payment that no other number has. */
  form(bank: TestBank, number: number, more?: object): Promise<object>;
  /** Asks again what the portal asks again when such a payment is repeated. */
  readonly inquire?: OperationId;
}

const digits = (number: number, length: number) => String(number).padStart(length, '0');

export const kinds = {
  'a local transfer': {
    menuAccess: 'LCY',
    validate: 'validateLocalTransfer',
    submit: 'submitLocalTransfer',
    resubmit: 'resubmitLocalTransfer',
    form: (_bank, number, more) => Promise.resolve(formTo(`52703${digits(number, 5)}`, `${20_000 + number}.00`, more)),
  },
  'a transfer abroad': {
    menuAccess: 'FCY',
    validate: 'validateForeignTransfer',
    submit: 'submitForeignTransfer',
    resubmit: 'resubmitForeignTransfer',
    form: (_bank, number, more) => {
      const payee = { kind: 'account', beneficiary: { ...tokyo, accountNumber: `00128${digits(number, 5)}` } };
      return Promise.resolve(boughtForm(`${50 + number}.00`, { payee, ...more }));
    },
  },
  'a bill': {
    menuAccess: 'BILL_PAY',
    validate: 'validateBillPayment',
    submit: 'submitBillPayment',
    resubmit: 'resubmitBillPayment',
    form: (bank, number, more) => billForm(bank, meter(`0077${digits(number, 4)}`), more),
    inquire: 'inquireBill',
  },
  'a top-up': {
    menuAccess: 'TOPUP',
    validate: 'validateTopUp',
    submit: 'submitTopUp',
    resubmit: 'resubmitTopUp',
    form: (bank, number, more) => topUpForm(bank, phoneOf(`0077${digits(number, 4)}`), credit100, more),
    inquire: 'inquireTopUp',
  },
  'a tax': {
    menuAccess: 'TAX_PAY',
    validate: 'validateTaxPayment',
    submit: 'submitTaxPayment',
    resubmit: 'resubmitTaxPayment',
    form: (bank, number, more) => taxForm(bank, `5261120000${digits(number, 5)}`, more),
    inquire: 'inquireTaxBilling',
  },
  'cheque books': {
    menuAccess: 'CHQ_BOOK',
    validate: 'validateChequeBook',
    submit: 'submitChequeBook',
    resubmit: 'resubmitChequeBook',
    form: (_bank, number) => Promise.resolve(bookForm({ quantity: 1 + (number % 10) })),
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type KindName = keyof typeof kinds;

interface Change {
  readonly now: RawBuilder<unknown>;
  readonly back: RawBuilder<unknown>;
}

const institutions = sql`institution in ('PLN_POSTPAID', 'TELKOMSEL_CREDIT')`;
const ended = (table: string, which: RawBuilder<unknown>): Change => ({
  now: sql`update ${sql.table(table)} set effective_to = '2026-11-22' where ${which} and effective_to is null`,
  back: sql`update ${sql.table(table)} set effective_to = null where ${which} and effective_to = '2026-11-22'`,
});
const account = (status: string): Change => ({
  now: sql`update accounts set status = ${status} where account_id = ${fromOperasional.id}`,
  back: sql`update accounts set status = 'active' where account_id = ${fromOperasional.id}`,
});
const times = (factor: RawBuilder<unknown>) => sql`update exchange_rates set tt_buy = tt_buy * ${factor},
  tt_sell = tt_sell * ${factor}, middle = middle * ${factor}`;
const plus = (more: number) => sql`with raised as (update fees set amount = amount + ${more} where amount is not null),
  served as (update institutions set service_fee = service_fee + ${more})
  update tax_billing_kinds set fee = fee + ${more}`;
const may = (isAllowed: boolean) => sql`update account_access set may_debit = ${isAllowed}
  where user_id = 'MAKER01@NUSANTARA' and account_id = ${fromOperasional.id}`;
const payableUntil = (day: string) => sql`update host_tax_billings
  set billing = jsonb_set(billing, '{expiresAt}', to_jsonb(${`${day}T23:59:59+07:00`}::text))`;

export const changes = {
  'the institution is withdrawn': ended('institutions', institutions),
  'the institution is out of service': {
    now: sql`update institutions set available = false where ${institutions}`,
    back: sql`update institutions set available = true where ${institutions}`,
  },
  'the denomination is withdrawn': ended('denominations', sql`denom_code = 'TELKOMSEL_100K'`),
  'the denomination is dearer': {
    now: sql`update denominations set price = price + 500 where denom_code = 'TELKOMSEL_100K'`,
    back: sql`update denominations set price = price - 500 where denom_code = 'TELKOMSEL_100K'`,
  },
  'every fee is higher': { now: plus(1000), back: plus(-1000) },
  'the bank is inactive on BI-FAST': {
    now: sql`update banks set bifast_state = 'inactive' where bank_code = '014'`,
    back: sql`update banks set bifast_state = 'active' where bank_code = '014'`,
  },
  'the bank has left the directory': ended('banks', sql`bank_code = '014'`),
  'the bank abroad has left the directory': ended('foreign_banks', sql`bic = 'BOTKJPJT'`),
  'the branch is closed': ended('reference_lists', sql`code = '0701'`),
  'the purposes are withdrawn': ended('reference_lists', sql`code in ('2012', '03')`),
  'the tax codes are withdrawn': ended('reference_lists', sql`kind like 'TAX_%'`),
  'no range of amounts is in force': ended('rail_limits', sql`true`),
  'the bank takes no billings of the kind': ended('tax_billing_kinds', sql`true`),
  'the billing has expired': { now: payableUntil('2026-11-22'), back: payableUntil('2026-12-31') },
  'the rates are twice as high': { now: times(sql`2`), back: times(sql`0.5`) },
  'the account is closed': account('closed'),
  'the account is blocked': account('blocked'),
  'the maker may not debit the account': { now: may(false), back: may(true) },
} as const satisfies Readonly<Record<string, Change>>;

export type ChangeName = keyof typeof changes;

const ofEvery: readonly ChangeName[] = [
  'every fee is higher',
  'no range of amounts is in force',
  'the account is closed',
  'the account is blocked',
  'the maker may not debit the account',
];
const ofInstitutions = ['the institution is withdrawn', 'the institution is out of service'] as const;
const ofKind: Readonly<Record<KindName, readonly ChangeName[]>> = {
  'a local transfer': [
    'the bank is inactive on BI-FAST',
    'the bank has left the directory',
    'the purposes are withdrawn',
  ],
  'a transfer abroad': [
    'the bank abroad has left the directory',
    'the purposes are withdrawn',
    'the rates are twice as high',
  ],
  'a bill': ofInstitutions,
  'a top-up': [...ofInstitutions, 'the denomination is withdrawn', 'the denomination is dearer'],
  'a tax': ['the bank takes no billings of the kind', 'the billing has expired', 'the tax codes are withdrawn'],
  'cheque books': ['the branch is closed'],
};

/** The changes that such a payment may notice. */
export const changesFor = (name: KindName): ChangeName[] => [...ofEvery, ...ofKind[name], ...ofKind[name]];

export async function withChanges(
  { services: { db } }: TestBank,
  names: readonly ChangeName[],
  work: () => Promise<void>,
): Promise<void> {
  for (const name of names) await changes[name].now.execute(db);
  try {
    await work();
  } finally {
    for (const name of names) await changes[name].back.execute(db);
  }
}
