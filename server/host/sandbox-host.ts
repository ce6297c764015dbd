// The host of the sandbox. It books in the real ledger. Its script decides the answer, otherwise sandbox-answers.ts.
import type { Services } from '../context.ts';
import type { Database } from '../db/database.ts';
import { findByNumber } from '../ledger/accounts.ts';
import { ownBankCode } from '../reference/banks.ts';
import type { Host, PayeeAnswer, PayeeQuestion, ProxyQuestion } from './host.ts';
import { codeOfNumber, codeOfProxy, isUnanswered } from './sandbox-answers.ts';
import { accountBehindProxy, nameBehind } from './sandbox-payees.ts';
import { billsOf } from './sandbox-bills.ts';
import { customerOf } from './sandbox-top-ups.ts';
import { carryOut, findOrder } from './sandbox-orders.ts';
import { track } from './sandbox-returns.ts';
import { hostCode } from './rail-codes.ts';
import { createBilling, findBilling, findTaxpayer } from './sandbox-tax.ts';
import { nextPayee, nextProxy, nextRefusal } from './script.ts';

async function accountHere(db: Database, { service, accountNumber }: PayeeQuestion): Promise<PayeeAnswer> {
  const found = await findByNumber(db, accountNumber);
  if (!found) return { kind: 'rejected', code: hostCode(service, '14') };
  if (found.status === 'closed') return { kind: 'rejected', code: hostCode(service, '47') };
  return {
    kind: 'found',
    accountName: found.name,
    accountNumber,
    bankCode: ownBankCode,
    currency: found.currency,
  };
}

async function payeeOf(db: Database, question: PayeeQuestion): Promise<PayeeAnswer> {
  const { service, accountNumber, bankCode = ownBankCode } = question;
  if (isUnanswered(accountNumber)) return { kind: 'timeout' };
  const code = codeOfNumber(accountNumber, service);
  if (code) return { kind: 'rejected', code };
  const here = bankCode === ownBankCode ? await accountHere(db, question) : undefined;
  if (here?.kind === 'found') return here;
  // A number of the right length that the ledger does not have gets an invented holder.
  if (here && accountNumber.length !== 13) return here;
  return { kind: 'found', accountName: nameBehind(accountNumber), accountNumber, bankCode, currency: 'IDR' };
}

function proxyOf({ proxyValue }: ProxyQuestion): PayeeAnswer {
  if (isUnanswered(proxyValue)) return { kind: 'timeout' };
  const code = codeOfProxy(proxyValue);
  return code ? { kind: 'rejected', code } : { kind: 'found', ...accountBehindProxy(proxyValue), currency: 'IDR' };
}

export function sandboxHost({ db, clock }: Pick<Services, 'db' | 'clock'>): Host {
  return {
    inquirePayee: async (question) =>
      (await nextPayee(db, question.service, clock.now())) ?? (await payeeOf(db, question)),
    inquireProxy: async (question) => (await nextProxy(db, clock.now())) ?? proxyOf(question),
    inquireBills: async (question) =>
      (await nextRefusal(db, 'SVC_BILL_PAY', clock.now())) ?? (await billsOf(db, question, clock.now())),
    inquireTopUp: async (question) => (await nextRefusal(db, 'SVC_TOPUP', clock.now())) ?? customerOf(question),
    inquireTaxBilling: async (billingId) =>
      (await nextRefusal(db, 'SVC_TAX_PAY', clock.now())) ?? (await findBilling(db, billingId, clock.now())),
    inquireTaxpayer: async (form) =>
      (await nextRefusal(db, 'SVC_TAX_PAY', clock.now())) ?? (await findTaxpayer(db, form)),
    createTaxBilling: async (billing) =>
      (await nextRefusal(db, 'SVC_TAX_PAY', clock.now())) ?? (await createBilling(db, billing, clock.now())),
    track: (order) => track(db, order, clock.now()),
    carryOut: (order) => carryOut(db, order, clock.now()),
    enquire: async (order) => (await findOrder(db, order))?.outcome ?? { kind: 'unknown' },
  };
}
