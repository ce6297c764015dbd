import type { Handlers } from '../../../generated/handlers.ts';
import type { TopUpForm } from '../../../generated/types.ts';
import type { RequestDraft } from '../../approval/draft.ts';
import type { Context } from '../../context.ts';
import { lockForUse } from '../../favorites/usage.ts';
import { fromAccountOf } from '../debit-account.ts';
import { requestNote } from '../notes.ts';
import { readCodeNames } from '../../reference/code-names.ts';
import { paymentOperations, validationOf, type Payment } from '../payment-operations.ts';
import { checkTopUp, type CheckedTopUp } from './checks.ts';
import { topUpService } from './cut-off.ts';

type TopUpHandlers = Handlers<Context>;

function draftOf(context: Context, checked: CheckedTopUp): RequestDraft {
  const { account, amount, facts, institution, payee } = checked;
  const fromAccount = fromAccountOf(account);
  const form = { ...checked.form, fromAccount, payeeDetails: payee };
  return {
    menuAccess: 'TOPUP',
    service: topUpService,
    content: { kind: 'top-up', form, facts: [...facts] },
    fees: checked.fees,
    amount,
    idrEquivalent: amount,
    fromAccount,
    payee: { name: institution.name, account: payee.accountNumber },
    transactionDate: checked.date.executionDate,
    notes: checked.notes.map((note) => requestNote(context, note)),
  };
}

export const topUpSteps: Payment<TopUpForm, CheckedTopUp> = {
  menuAccess: 'TOPUP',
  dealOf: () => undefined,
  payeeInputOf: ({ favoriteId }) => (favoriteId === undefined ? 'typed' : 'favorite'),
  lockPayee: async (context, { favoriteId }) => {
    if (favoriteId !== undefined) await lockForUse(context, favoriteId);
  },
  check: checkTopUp,
  // Every check asks the institution again, so there is no inquiry to mark as used.
  markUsed: () => Promise.resolve(),
  draftOf,
};

const operations = paymentOperations(topUpSteps);

export const validateTopUp: TopUpHandlers['validateTopUp'] = async ({ body }, context) => {
  const checked = await operations.validate(context, body);
  return { ...validationOf(context, checked), codeNames: await readCodeNames(context, checked.form) };
};

export const submitTopUp: TopUpHandlers['submitTopUp'] = async ({ body }, context) =>
  (await operations.submit(context, body)).receipt;

export const resubmitTopUp: TopUpHandlers['resubmitTopUp'] = async ({ body }, context) =>
  (await operations.resubmit(context, body)).receipt;
