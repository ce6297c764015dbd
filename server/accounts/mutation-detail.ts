import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { minorOf } from '../db/numeric.ts';
import { Refusal } from '../refusal.ts';
import { postingIdOf } from './mutation-id.ts';
import { journalNumber, ofAccount, shownColumns } from './mutation-store.ts';
import { mutationOf } from './mutations.ts';
import { loadVisibleAccount } from './visible-accounts.ts';
import { fromAccountOf } from './wire.ts';

async function findMutation({ db, who }: Context, accountId: string, mutationId: string) {
  const postingId = postingIdOf(mutationId);
  if (postingId === undefined) return undefined;
  return ofAccount(db, who.companyId, accountId)
    .leftJoin('requests as r', (join) =>
      join.on('r.company_id', '=', who.companyId).onRef('r.ref_no', '=', 'e.reference'),
    )
    .select([...shownColumns, 'p.counterparty_number', 'p.counterparty_bank', 'e.channel', 'r.conversion'])
    .select(journalNumber.as('journal'))
    .where('p.posting_id', '=', postingId)
    .executeTakeFirst();
}

type Found = NonNullable<Awaited<ReturnType<typeof findMutation>>>;

/** Returns the conversion only for the posting of the payment amount, not for the posting of its fee. */
function conversionOf({ conversion, amount, currency }: Found) {
  if (conversion?.debitAmount.currency !== currency) return null;
  const { debitAmount, creditAmount, rate } = conversion;
  return minorOf(amount) === -minorOf(debitAmount.value) ? { originalAmount: creditAmount, rate } : null;
}

const ownName = 'Bank';

function counterpartyOf({ counterparty_name, counterparty_number, counterparty_bank }: Found) {
  if (counterparty_name === '') return null;
  return {
    name: counterparty_name,
    accountNumber: counterparty_number || null,
    bankName: counterparty_bank || ownName,
  };
}

export const getMutation: Handlers<Context>['getMutation'] = async ({ body }, context) => {
  const account = await loadVisibleAccount(context.db, context.who, body.accountId);
  const found = await findMutation(context, account.accountId, body.mutationId);
  if (!found) throw new Refusal('193');
  return {
    mutation: mutationOf(found),
    account: fromAccountOf(account),
    counterparty: counterpartyOf(found),
    channel: found.channel,
    remittanceInformation: found.description,
    ...(conversionOf(found) ?? { originalAmount: null, rate: null }),
    senderReference: /\bINV\/\S{1,31}/.exec(found.description)?.[0] ?? null,
  };
};
