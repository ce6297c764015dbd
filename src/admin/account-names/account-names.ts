// The aliases of accounts. One task renames several accounts of one kind; the name at the bank never changes.
import { accountText } from '../../../domain/account-text.ts';
import type { FieldChange, RenamableAccount, RenamableAccountKind, RepairedTask } from '../../../generated/types.ts';
import { joinIds } from '../../components/admin-resource/chosen-accounts.ts';
import { pathTo } from '../../paths.ts';

export const screens = {
  list: '/admin/company-administration/rename-account-name',
  edit: '/admin/company-administration/rename-account-name/edit/{accountType}',
  confirmation: '/admin/company-administration/rename-account-name/edit/{accountType}/confirmation',
  finish: '/admin/company-administration/rename-account-name/edit/{accountType}/finish',
} as const;

export const kinds = ['casa', 'time-deposit'] as const;
export const MOST_TOGETHER = 100;

export const kindIn = (text: string | undefined): RenamableAccountKind => (text === 'time-deposit' ? text : 'casa');
export const editPath = (accountType: RenamableAccountKind, ids: readonly string[]) =>
  pathTo(screens.edit, { accounts: joinIds(ids) }, { accountType });

/** An account without an alias is called as the bank calls it. */
export const nameOfAccount = ({ alias, accountName, accountNumber: number }: RenamableAccount) =>
  accountText({ alias: alias ?? accountName, number });

/** The change that the form passes to its confirmation. */
export interface PlannedNames {
  readonly kind: RenamableAccountKind;
  readonly accounts: readonly { readonly account: RenamableAccount; readonly alias: string | null }[];
  readonly repair: RepairedTask | null;
}

export const formOf = ({ kind, accounts, repair }: PlannedNames): string =>
  repair
    ? pathTo(screens.edit, { taskId: repair.taskId }, { accountType: kind })
    : editPath(
        kind,
        accounts.map(({ account }) => account.accountId),
      );

/** The name at the bank, typed as an alias, is no alias. */
export const aliasFrom = (typed: string | undefined, { accountName }: RenamableAccount): string | null => {
  const alias = (typed ?? '').trim();
  return alias === '' || alias === accountName ? null : alias;
};

/** The difference as the task will carry it. */
export const changeOf = ({ account, alias }: PlannedNames['accounts'][number]): FieldChange => ({
  field: `accounts.${account.accountNumber}.alias`,
  before: account.alias,
  after: alias,
});
