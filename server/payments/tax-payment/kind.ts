import type { ServiceHours } from '../../../domain/cut-off.ts';
import { formerNpwp } from '../../../domain/tax-billing.ts';
import type { ExecutionReceipt } from '../../../generated/types.ts';
import { definePaymentKind, type PayableRecord, type RowOf } from '../../approval/payment-kind.ts';
import type { Database } from '../../db/database.ts';
import type { OrderDone } from '../../db/host-tables.ts';
import { businessDay } from '../../reference/business-day.ts';
import { Refusal } from '../../refusal.ts';
import { onlyRecord, orderFacts } from '../order-facts.ts';
import { checkPayableOn } from './billing.ts';
import { findRules, hoursOfKind } from './rules.ts';
import { stateReceipt } from './state-receipt.ts';
import { payeeFacts, proofFacts, recipientWords } from './words.ts';

type Row = RowOf<'tax-payment'>;

function orders(_db: Database, row: Row, now: Date): Promise<readonly PayableRecord[]> {
  const { form, billing } = row.content;
  const facts = orderFacts(row, row.account_id, now);
  const description = form.transactionDetails.info ?? row.ref_no;
  const named = { billingId: billing.billingId, taxpayerName: billing.taxpayerName, description };
  return Promise.resolve(facts ? onlyRecord(row, { kind: 'tax', ...facts, ...named }) : []);
}

function receipt({ hostReference, at, proof }: OrderDone): ExecutionReceipt {
  if (proof?.kind !== 'tax') throw new Error('The state gives a receipt number of its own');
  const { ntpn, ntb, stan, bookingDate, npwp } = proof;
  const former = npwp && formerNpwp(npwp);
  return {
    kind: 'tax',
    hostReference,
    ntpn,
    ntb,
    stan,
    ...(npwp && { npwp }),
    ...(former && { formerNpwp: former }),
    bookingDate,
    paidAt: at,
  };
}

/** A billing that was submitted while the bank took its kind is still decided on and paid. */
async function hours(db: Database, { content }: Row, ofService: ServiceHours, at: Date): Promise<ServiceHours> {
  const rules = await findRules(db, content.billing.kind, businessDay(at));
  return rules ? hoursOfKind(ofService, rules, at) : ofService;
}

async function checkPayable(_db: Database, { content, execution_date: date }: Row, now: Date): Promise<void> {
  if (Date.parse(content.billing.expiresAt) < now.getTime()) throw new Refusal('HOST_TAX_89');
  checkPayableOn(content.billing, now, date);
}

export const taxPayment = definePaymentKind<'tax-payment'>({
  // A tax bill that the portal created is repaired in the form that creates it.
  repairForm: ({ form }) => (form.billingSource === 'created' ? 'create-tax-bill' : 'tax-payment'),
  orders,
  checkPayable,
  receipt,
  hours,
  payeeFacts,
  // The state is paid, and no bank account is credited.
  hasNoCredit: true,
  proofFacts,
  official: stateReceipt,
  recipientWords,
});
