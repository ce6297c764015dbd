// The monthly purchase of foreign currency against rupiah: a request reserves its part when it is submitted; the part
// becomes used when it is paid and is given back when it ends unpaid.
import type { Money } from '../../../domain/money.ts';
import { decimalText, sum, toWire } from '../../../domain/money.ts';
import type { ForeignTransferForm, UnderlyingRequirement } from '../../../generated/types.ts';
import type { Actor } from '../../approval/actor.ts';
import type { RowOf } from '../../approval/payment-kind.ts';
import type { UnderlyingTables } from '../../db/underlying-tables.ts';
import { anonymous } from '../../context.ts';
import { valueOf } from '../../refusal.ts';
import { reservedBy } from '../../underlying/store.ts';
import { dollars } from '../../underlying/wire.ts';
import { needsDocuments } from './purpose.ts';
import { checkSelection, readRequirement, type Buyer } from '../../underlying/selection.ts';

type Row = RowOf<'foreign-transfer'>;

export interface Purchase {
  readonly form: ForeignTransferForm;
  readonly amount: Money;
  readonly debitCurrency: string;
  readonly beneficiaryName: string;
  readonly payeeAccount: string;
  readonly on: string;
  readonly refNo?: string | undefined;
}

const selectionOf = ({ form, amount, beneficiaryName, on, refNo }: Purchase) => ({
  underlyingCodes: form.underlyingCodes ?? [],
  amount: toWire(amount),
  transactionDate: on,
  beneficiaryName,
  purposeCode: form.transactionDetails.purposeCode,
  ...(refNo !== undefined && { refNo }),
});

export const isPurchase = ({ amount, debitCurrency }: Pick<Purchase, 'amount' | 'debitCurrency'>): boolean =>
  debitCurrency === 'IDR' && amount.currency !== 'IDR';

/** The bank knows whose account it is, whatever the form says of its holder. */
async function isOwnAccount({ db, who }: Buyer, { form, payeeAccount }: Purchase): Promise<boolean> {
  if (form.transferType !== 'OVB') return false;
  const found = await db
    .selectFrom('accounts')
    .select('account_id')
    .where('company_id', '=', who.companyId)
    .where('number', '=', payeeAccount)
    .executeTakeFirst();
  return found !== undefined;
}

/** An owner's transfer between own accounts at this bank needs no documents, nor does a purpose without trade. */
async function needsNone(buyer: Buyer, purchase: Purchase): Promise<boolean> {
  if (!isPurchase(purchase) || (await isOwnAccount(buyer, purchase))) return true;
  return !(await needsDocuments(buyer, purchase.form));
}

export async function checkPurchase(buyer: Buyer, purchase: Purchase): Promise<UnderlyingRequirement> {
  const selection = selectionOf(purchase);
  if (await needsNone(buyer, purchase)) return readRequirement(buyer, selection);
  return (await checkSelection(buyer, selection, 'form.underlyingCodes')).requirement;
}

interface Part {
  readonly code: string;
  readonly equivalent: string;
}

/** A purchase that needs no documents does not use up what others may buy without them. */
async function partsOf(actor: Actor, purchase: Purchase): Promise<readonly Part[]> {
  if (await needsNone(actor, purchase)) return [];
  const { requirement, shares } = await checkSelection(actor, selectionOf(purchase));
  if (shares.length === 0) return [{ code: '', equivalent: requirement.equivalent.value }];
  return shares
    .filter(({ taken }) => taken.minor > 0n)
    .map(({ document, taken }) => ({ code: document.underlyingCode, equivalent: decimalText(taken) }));
}

const ownUses = ({ db }: Actor, { company_id, ref_no }: Row) =>
  db.deleteFrom('underlying_uses').where('company_id', '=', company_id).where('ref_no', '=', ref_no);

function purchaseIn(row: Row): Purchase | null {
  const { content, amount, currency, account } = row;
  if (amount === null || currency === null || account === null) return null;
  const purchase = {
    form: content.form,
    amount: { minor: BigInt(amount.replace('.', '')), currency },
    debitCurrency: account.currency,
    beneficiaryName: row.payee_name,
    payeeAccount: row.payee_account,
    on: row.execution_date,
    refNo: row.ref_no,
  };
  return isPurchase(purchase) ? purchase : null;
}

type Asked = Pick<Buyer, 'db' | 'now'>;

async function reservedFor({ db }: Asked, { company_id: companyId, ref_no: refNo }: Row): Promise<Money | undefined> {
  const held = [...(await reservedBy(db, companyId, refNo)).values()];
  return held.length === 0 ? undefined : valueOf(sum(held.map(dollars), 'USD'));
}

/** Whether the documents still carry the purchase on its day: accepted, not expired, and with enough left. */
export async function checkStillCovered(asked: Asked, row: Row): Promise<void> {
  const purchase = purchaseIn(row);
  if (!purchase) return;
  const buyer = { ...asked, who: { ...anonymous, companyId: row.company_id } };
  if (await needsNone(buyer, purchase)) return;
  await checkSelection(buyer, { ...selectionOf(purchase), reserved: await reservedFor(asked, row) });
}

/** The month of the new day counts what was moved there. */
export async function moveReserved({ db }: Actor, { company_id, ref_no, execution_date }: Row): Promise<void> {
  await db
    .updateTable('underlying_uses')
    .set({ transaction_date: execution_date })
    .where('company_id', '=', company_id)
    .where('ref_no', '=', ref_no)
    .where('state', '=', 'reserved')
    .execute();
}

/** Reserves what the request uses; a repaired request reserves anew. */
export async function reservePurchase(actor: Actor, row: Row): Promise<void> {
  await ownUses(actor, row).execute();
  const purchase = purchaseIn(row);
  if (!purchase) return;
  const maker = { made_by: actor.who.userId, made_by_name: actor.who.name };
  const { amount, beneficiaryName: beneficiary_name, on: transaction_date } = purchase;
  const rows = (await partsOf(actor, purchase)).map(({ code, equivalent }) => ({
    company_id: row.company_id,
    ref_no: row.ref_no,
    underlying_code: code,
    transaction_date,
    beneficiary_name,
    amount: decimalText(amount),
    currency: amount.currency,
    amount_eq: equivalent,
    state: 'reserved' as const,
    ...maker,
  }));
  if (rows.length > 0) await actor.db.insertInto('underlying_uses').values(rows).execute();
}

export const settlePurchase =
  (state: UnderlyingTables['underlying_uses']['state']) =>
  async ({ db }: Actor, { company_id, ref_no, execution_date }: Row): Promise<void> => {
    await db
      .updateTable('underlying_uses')
      .set({ state, transaction_date: execution_date })
      .where('company_id', '=', company_id)
      .where('ref_no', '=', ref_no)
      .execute();
  };
