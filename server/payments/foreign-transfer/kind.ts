import type { ExecutionReceipt, Language } from '../../../generated/types.ts';
import type { ServiceHours } from '../../../domain/cut-off.ts';
import { isCurrency } from '../../../domain/money.ts';
import type { Actor } from '../../approval/actor.ts';
import { definePaymentKind, type RowOf } from '../../approval/payment-kind.ts';
import type { Database } from '../../db/database.ts';
import type { OrderDone } from '../../db/host-tables.ts';
import { favoriteOutcomeHooks } from '../../favorites/outcome-hooks.ts';
import { countUse } from '../../favorites/usage.ts';
import { readServiceHours } from '../../reference/calendar.ts';
import { follow } from './follow.ts';
import { feePayer } from '../fee-payer.ts';
import { ordersOf } from './host-orders.ts';
import { foreignFacts, proofFacts } from './printed-facts.ts';
import { checkStillSent } from './range.ts';
import { checkStillCovered, moveReserved, reservePurchase, settlePurchase } from './underlying.ts';

type Row = RowOf<'foreign-transfer'>;

/** The cut-off and the holidays abroad are those of the currency that is sent, not of the debited account. */
async function hours(
  db: Database,
  { currency }: Row,
  ofService: ServiceHours,
  _at: Date,
  language?: Language,
): Promise<ServiceHours> {
  if (currency === null || !isCurrency(currency)) return ofService;
  return readServiceHours(db, { currency, ...(language && { language }) });
}

/** A telegraphic transfer can be followed from bank to bank; the bank of the payee confirms it later. */
function receipt({ hostReference, at, proof }: OrderDone): ExecutionReceipt {
  const credited = { kind: 'transfer' as const, hostReference, creditedAt: at };
  if (proof?.kind !== 'swift') return credited;
  const { uetr, steps } = proof;
  return { ...credited, uetr, steps: [...steps], creditedAt: null };
}

async function repaired(actor: Actor, row: Row): Promise<void> {
  await favoriteOutcomeHooks.repaired(actor, row);
  await reservePurchase(actor, row);
}

/** The currency is bought when the money leaves. An answer of the payee's bank does not change that. */
async function forwarded(actor: Actor, row: Row): Promise<void> {
  await settlePurchase('used')(actor, row);
  await follow(actor, row);
}

/**
 * Counts the use of the favorite here and not at submission, because only an executed payment is a use. A transfer within
 * this bank was never forwarded.
 */
async function executed(actor: Actor, row: Row): Promise<void> {
  await favoriteOutcomeHooks.executed(actor, row);
  if (row.content.form.transferType === 'OVB') await settlePurchase('used')(actor, row);
  const { payee } = row.content.form;
  if (payee.kind === 'favorite') await countUse(actor, row.company_id, payee.favoriteId);
}

async function checkPayable(db: Database, row: Row, now: Date): Promise<void> {
  const { transferType, transactionDetails } = row.content.form;
  const { currency } = transactionDetails.amount;
  await checkStillSent(db, { service: `SVC_FCY_${transferType}`, currency, on: row.execution_date });
  await checkStillCovered({ db, now }, row);
}

const endedAs =
  (discard: (actor: Actor, row: Row) => Promise<void>) =>
  async (actor: Actor, row: Row): Promise<void> => {
    await discard(actor, row);
    await settlePurchase('returned')(actor, row);
  };

export const foreignTransfer = definePaymentKind<'foreign-transfer'>({
  repairForm: () => 'foreign-currency-transfer',
  documents: ({ form }) => (form.transferType === 'TT' ? ['download-mt103', 'email-mt103'] : []),
  orders: ordersOf,
  feePayer: ({ form }) => feePayer(form),
  checkPayable,
  receipt,
  payeeFacts: foreignFacts,
  proofFacts,
  hours,
  follows: {
    ...favoriteOutcomeHooks,
    submitted: reservePurchase,
    repaired,
    redated: moveReserved,
    forwarded,
    executed,
    failed: endedAs(favoriteOutcomeHooks.failed),
    rejected: endedAs(favoriteOutcomeHooks.rejected),
    expired: endedAs(favoriteOutcomeHooks.expired),
    cancelled: endedAs(favoriteOutcomeHooks.cancelled),
  },
});
