import type { ServiceHours } from '../../../domain/cut-off.ts';
import type { ExecutionReceipt } from '../../../generated/types.ts';
import type { Actor } from '../../approval/actor.ts';
import { definePaymentKind, type PayableRecord, type RowOf } from '../../approval/payment-kind.ts';
import type { Database } from '../../db/database.ts';
import type { OrderDone } from '../../db/host-tables.ts';
import { favoriteOutcomeHooks } from '../../favorites/outcome-hooks.ts';
import { countUse } from '../../favorites/usage.ts';
import { findInstitution, hoursOfInstitution } from '../../reference/institutions.ts';
import { checkServed } from '../institution.ts';
import { onlyRecord, orderFacts } from '../order-facts.ts';
import { billService } from './cut-off.ts';
import { inLanguage, payeeFacts, proofFacts, recipientWords } from './words.ts';

type Row = RowOf<'bill-payment'>;

async function orders(_db: Database, row: Row, now: Date): Promise<readonly PayableRecord[]> {
  const { form } = row.content;
  const facts = orderFacts(row, row.account_id, now);
  if (!facts) return [];
  const { institution, accountNumber, accountName = '' } = form.payeeDetails;
  return onlyRecord(row, {
    kind: 'bill',
    ...facts,
    institution: { code: institution, name: row.payee_name },
    customer: { number: accountNumber, name: accountName },
    billIds: form.billIds,
    description: form.transactionDetails.info ?? row.ref_no,
  });
}

function receipt({ hostReference, at, proof }: OrderDone): ExecutionReceipt {
  if (proof?.kind !== 'biller') throw new Error('A biller gives a reference of its own');
  return {
    kind: 'bill',
    hostReference,
    institutionReference: proof.reference,
    paidAt: at,
    facts: [...proof.facts],
  };
}

async function hours(db: Database, row: Row, ofService: ServiceHours, at: Date): Promise<ServiceHours> {
  const biller = await findInstitution(db, row.content.form.payeeDetails.institution, at);
  return biller ? hoursOfInstitution(ofService, billService, biller, at) : ofService;
}

/** Counts the use of the favorite here and not at submission, because only an executed payment is a use. */
async function executed(actor: Actor, row: Row): Promise<void> {
  await favoriteOutcomeHooks.executed(actor, row);
  const { favoriteId } = row.content.form;
  if (favoriteId !== undefined) await countUse(actor, row.company_id, favoriteId);
}

export const billPayment = definePaymentKind<'bill-payment'>({
  repairForm: () => 'billing',
  orders,
  checkPayable: (db, { content }, now) => checkServed({ db, now }, content.form.payeeDetails.institution),
  receipt,
  inLanguage,
  hours,
  payeeFacts,
  proofFacts,
  recipientWords,
  follows: { ...favoriteOutcomeHooks, executed },
});
