// The state revenue system of the sandbox: its billings, and which of them are paid.
import { createHash } from 'node:crypto';
import { addDays } from '../../domain/calendar-date.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import { currentNpwp, taxKey } from '../../domain/tax-billing.ts';
import type { ErrorCode } from '../../generated/error-codes.ts';
import type { TaxBilling, TaxBillingForm, TaxOfficeBilling } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { minorOf } from '../db/numeric.ts';
import type { BillingAnswer, NewBilling, NewBillingAnswer, TaxOrder, TaxpayerAnswer } from './host.ts';
import { hostCode } from './rail-codes.ts';
import { codeOfNumber, isUnanswered } from './sandbox-answers.ts';
import { inventedBilling } from './sandbox-billings.ts';
import { taxpayerOf } from './sandbox-taxpayers.ts';

const service = 'SVC_TAX_PAY';
const daysToPay = 30;

const padded = (number: bigint | number, length: number) => String(number).padStart(length, '0');

const keyOf = (billing: TaxBilling): string => (billing.kind === 'tax-office' ? taxKey(billing) : '');

const storedBilling = (db: Database, billingId: string) =>
  db.selectFrom('host_tax_billings').select('billing').where('billing_id', '=', billingId).executeTakeFirst();

async function store(db: Database, billing: TaxBilling, now: Date, asked: string | null = null): Promise<void> {
  const row = { billing_id: billing.billingId, billing: JSON.stringify(billing), asked, recorded_at: now };
  await db
    .insertInto('host_tax_billings')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the payment of this billing, or of another one with the same key. */
async function paymentOf(db: Database, billingId: string, key: string) {
  const found = await db
    .selectFrom('host_tax_payments')
    .select(['billing_id', 'ntpn'])
    .where((is) =>
      is.or([is('billing_id', '=', billingId), is.and([is('tax_key', '=', key), is('tax_key', '<>', '')])]),
    )
    .orderBy('paid_at')
    .executeTakeFirst();
  return found ? { billingId: found.billing_id, ntpn: found.ntpn } : null;
}

/** The first inquiry about an invented billing stores it, so that its expiry stays the same. */
async function billingCalled(db: Database, billingId: string, now: Date): Promise<TaxBilling | undefined> {
  const known = await storedBilling(db, billingId);
  if (known) return known.billing;
  if (billingId.endsWith('90188')) return undefined;
  const billing = inventedBilling(billingId, now);
  await store(db, billing, now);
  return billing;
}

export async function findBilling(db: Database, billingId: string, now: Date): Promise<BillingAnswer> {
  if (isUnanswered(billingId)) return { kind: 'timeout' };
  const code = codeOfNumber(billingId, service);
  if (code) return { kind: 'rejected', code };
  const billing = await billingCalled(db, billingId, now);
  if (!billing) return { kind: 'rejected', code: hostCode(service, '14') };
  return { kind: 'found', billing, paid: await paymentOf(db, billingId, keyOf(billing)) };
}

export async function findTaxpayer(db: Database, form: TaxBillingForm): Promise<TaxpayerAnswer> {
  if (isUnanswered(form.npwp)) return { kind: 'timeout' };
  const paid = await paymentOf(db, '', taxKey(form));
  return { kind: 'found', ...taxpayerOf(form.npwp), paidNtpn: paid?.ntpn ?? null };
}

/** A billing ID of the tax office begins with 0 to 3. An ending from 90000 would provoke a refusal. */
const newBillingId = (reference: string): string => {
  const digest = createHash('sha256').update(`billing/${reference}`).digest();
  const ending = digest.readUInt32BE(8) % 90_000;
  return `1${padded(digest.readBigUInt64BE(0) % 10n ** 9n, 9)}${padded(ending, 5)}`;
};

const expiryAfter = (now: Date, days: number) => `${addDays(jakartaMoment(now.getTime()).date, days)}T23:59:59+07:00`;

function billingOf({ form, mapName, kjsName, reference }: NewBilling, now: Date): TaxOfficeBilling {
  const { info: _ofTheCompany, npwp, ...asked } = form;
  return {
    ...asked,
    kind: 'tax-office',
    billingId: newBillingId(reference),
    npwp: currentNpwp(npwp),
    taxpayerName: taxpayerOf(npwp).name,
    mapName,
    kjsName,
    expiresAt: expiryAfter(now, daysToPay),
  };
}

export async function createBilling(db: Database, asked: NewBilling, now: Date): Promise<NewBillingAnswer> {
  const known = await db
    .selectFrom('host_tax_billings')
    .select('billing')
    .where('asked', '=', asked.reference)
    .executeTakeFirst();
  if (known?.billing.kind === 'tax-office') return { kind: 'created', billing: known.billing };
  const billing = billingOf(asked, now);
  await store(db, billing, now, asked.reference);
  return { kind: 'created', billing };
}

/** Returns why the state does not take the payment, or null. The caller holds the lock on payments of taxes. */
export async function refusalOfTax(db: Database, order: TaxOrder, now: Date): Promise<ErrorCode | null> {
  const billing = (await storedBilling(db, order.billingId))?.billing;
  if (!billing) return hostCode(service, '14');
  if (await paymentOf(db, order.billingId, keyOf(billing))) return 'HOST_TAX_88';
  if (Date.parse(billing.expiresAt) < now.getTime()) return 'HOST_TAX_89';
  return minorOf(billing.amount.value) === order.amount.minor ? null : 'HOST_TAX_13';
}

/** Stores the payment. Returns the taxpayer number on the state receipt. */
export async function payTax(
  db: Database,
  { billingId }: TaxOrder,
  { ntpn, now }: { readonly ntpn: string; readonly now: Date },
): Promise<string | undefined> {
  const billing = (await storedBilling(db, billingId))?.billing;
  if (!billing) throw new Error(`The state has no billing ${billingId}`);
  const row = { billing_id: billingId, tax_key: keyOf(billing), ntpn, paid_at: now };
  await db.insertInto('host_tax_payments').values(row).execute();
  return billing.kind === 'non-tax' ? undefined : currentNpwp(billing.npwp);
}
