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
import { topUpService } from './cut-off.ts';
import { inLanguage, payeeFacts, proofFacts, recipientWords } from './words.ts';

type Row = RowOf<'top-up'>;

async function orders(_db: Database, row: Row, now: Date): Promise<readonly PayableRecord[]> {
  const { payeeDetails, transactionDetails } = row.content.form;
  const facts = orderFacts(row, row.account_id, now);
  if (!facts) return [];
  const { institution, accountNumber, accountName = '' } = payeeDetails;
  const { denomCode: denomination, info } = transactionDetails;
  return onlyRecord(row, {
    kind: 'top-up',
    ...facts,
    institution: { code: institution, name: row.payee_name },
    customer: { number: accountNumber, name: accountName },
    ...(denomination && { denomination }),
    description: info ?? row.ref_no,
  });
}

function receipt({ hostReference, at: paidAt, proof }: OrderDone): ExecutionReceipt {
  if (proof?.kind === 'token') {
    const { reference: institutionReference, kind: _kind, ...token } = proof;
    return { kind: 'pln-token', hostReference, institutionReference, paidAt, ...token };
  }
  if (proof?.kind !== 'biller') throw new Error('A top-up has the reference of the institution or a token');
  return { kind: 'bill', hostReference, institutionReference: proof.reference, paidAt, facts: [...proof.facts] };
}

async function hours(db: Database, row: Row, ofService: ServiceHours, at: Date): Promise<ServiceHours> {
  const institution = await findInstitution(db, row.content.form.payeeDetails.institution, at);
  return institution ? hoursOfInstitution(ofService, topUpService, institution, at) : ofService;
}

/** Counts the use of the favorite here and not at submission, because only an executed payment is a use. */
async function executed(actor: Actor, row: Row): Promise<void> {
  await favoriteOutcomeHooks.executed(actor, row);
  const { favoriteId } = row.content.form;
  if (favoriteId !== undefined) await countUse(actor, row.company_id, favoriteId);
}

export const topUp = definePaymentKind<'top-up'>({
  repairForm: () => 'topup',
  documents: ({ form }) => (form.payeeDetails.numberType === 'pln-prepaid' ? ['email-pln-token'] : []),
  orders,
  checkPayable: (db, { content }, now) => checkServed({ db, now }, content.form.payeeDetails.institution),
  receipt,
  inLanguage,
  hours,
  payeeFacts,
  // Nothing is credited to a bank account.
  hasNoCredit: true,
  proofFacts,
  recipientWords,
  follows: { ...favoriteOutcomeHooks, executed },
});
