import type { Handlers } from '../../generated/handlers.ts';
import type { AccountLimitEdit, AccountLimitSetting } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { enterpriseLimitHandlers } from './enterprise-limit-handlers.ts';
import { editDailyLimits, readDailyLimits } from './daily-limit.ts';
import { editDelegation, readDelegation } from './delegation.ts';
import { accountLimits } from './account-limit.ts';
import { findAccounts, valuesOf } from './account-limit-store.ts';

const originals = 'originalChangedData';

/** Throws a Refusal unless both lists name the same accounts in the same order, each once. */
function checkLists({ confirmationData: wanted, originalChangedData: read }: AccountLimitEdit): void {
  const ids = wanted.map(({ accountId }) => accountId);
  if (new Set(ids).size < ids.length) throw new Refusal('FIELD_REPEATED').at('confirmationData');
  const isSame = ({ accountId, revision }: AccountLimitSetting, place: number) =>
    read[place]?.accountId === accountId && read[place].revision === revision;
  if (wanted.length !== read.length || !wanted.every(isSame))
    throw new Refusal('COPY_DIFFERS', { field: originals }).at(originals);
}

const wordsOf = ({ minimum, maximum, dailyMaximum }: AccountLimitSetting['values']) =>
  [minimum, maximum, dailyMaximum].join(' ');

/** Throws a Refusal if a limit changed after the administrator read it. Locks the accounts until the commit. */
async function checkUnchanged({ db, who }: Context, read: readonly AccountLimitSetting[]): Promise<void> {
  const ids = read.map(({ accountId }) => accountId);
  const rows = await findAccounts(db, who.companyId, ids, true);
  for (const { accountId, revision, values } of read) {
    const row = rows.find(({ id }) => id === accountId);
    if (!row) throw new Refusal('193');
    if (row.revision !== revision || wordsOf(valuesOf(row)) !== wordsOf(values)) throw new Refusal('ERR_REQ_3');
  }
}

export const limitHandlers = {
  ...enterpriseLimitHandlers,
  getDailyLimits: ({ body }, context) => readDailyLimits(context, body.taskId),
  editDailyLimits: ({ body }, context) => editDailyLimits(context, body),
  getDelegationOfAuthority: ({ body }, context) => readDelegation(context, body.taskId),
  editDelegationOfAuthority: ({ body }, context) => editDelegation(context, body),
  listAccountLimits: ({ body }, context) => accountLimits.list(context, body),
  getAccountLimit: ({ body }, context) => accountLimits.detail(context, body.accountId),
  editAccountLimits: async ({ body }, context) => {
    checkLists(body);
    const records = body.confirmationData.map(({ accountId: id, revision, values: draft }) => ({
      id,
      revision,
      draft,
    }));
    const check = () => checkUnchanged(context, body.originalChangedData);
    return accountLimits.submit(context, { action: 'edit', records, repair: body.repair, check });
  },
} satisfies Partial<Handlers<Context>>;
