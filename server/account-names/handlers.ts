import type { Handlers } from '../../generated/handlers.ts';
import type {
  AccountRenaming,
  AdminTaskReceipt,
  AliasCheck,
  AliasHistoryRequest,
  AliasSetting,
} from '../../generated/types.ts';
import { accountAlias } from '../../generated/field-bounds.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { accountNames } from './account-name.ts';
import { findRenamable, readAliasChanges, renamableKinds } from './alias-store.ts';

const listOf = { casa: 'casaConfirmation', 'time-deposit': 'tdConfirmation' } as const;

const settingsOf = (renaming: AccountRenaming): AliasSetting[] =>
  renaming.accountKind === 'casa' ? renaming.casaConfirmation : renaming.tdConfirmation;

/** Returns the aliases to set. Throws a Refusal for an account of another kind or one that is named twice. */
async function recordsOf({ db, who }: Context, { accountKind }: AccountRenaming, wanted: readonly AliasSetting[]) {
  const ids = wanted.map(({ accountId }) => accountId);
  if (new Set(ids).size < ids.length) throw new Refusal('FIELD_REPEATED').at(listOf[accountKind]);
  const rows = await findRenamable(db, who.companyId, ids, false);
  const kinds: readonly string[] = renamableKinds[accountKind];
  return wanted.map(({ accountId: id, revision, alias }) => {
    const row = rows.find((one) => one.id === id);
    if (!row || !kinds.includes(row.kind)) throw new Refusal('193');
    const typed = alias?.trim() ?? null;
    return { id, revision, draft: { alias: typed === row.bankName ? null : typed } };
  });
}

async function rename(context: Context, renaming: AccountRenaming): Promise<AdminTaskReceipt> {
  const records = await recordsOf(context, renaming, settingsOf(renaming));
  return accountNames.submit(context, { action: 'edit', records, repair: renaming.repair });
}

async function changesOf({ db, who }: Context, body: AliasHistoryRequest) {
  const [row] = await findRenamable(db, who.companyId, [body.accountId], false);
  if (!row) throw new Refusal('193');
  return readAliasChanges(db, who.companyId, body);
}

async function check(context: Context, { alias: name, exceptId }: AliasCheck) {
  const { available } = await accountNames.checkName(context, { name, ...(exceptId && { exceptId }) });
  return { available, allowedCharacters: accountAlias.pattern.test(name) };
}

export const accountNameHandlers = {
  listRenamableAccounts: ({ body }, context) => accountNames.list(context, body),
  renameAccounts: ({ body }, context) => rename(context, body),
  listAliasChanges: ({ body }, context) => changesOf(context, body),
  checkAccountAlias: ({ body }, context) => check(context, body),
} satisfies Partial<Handlers<Context>>;
