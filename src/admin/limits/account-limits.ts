// The limits of accounts. One task can change several; each limit is in the currency of its account.
import type { AccountLimit, AccountLimitSetting, AccountLimitValues, RepairedTask } from '../../../generated/types.ts';
import { joinIds } from '../../components/admin-resource/chosen-accounts.ts';
import { pathTo } from '../../paths.ts';

export const limitNames = ['minimum', 'maximum', 'dailyMaximum'] as const;
export type LimitName = (typeof limitNames)[number];

export const screens = {
  list: '/admin/company-administration/account-level-transaction-limit',
  detail: '/admin/company-administration/account-level-transaction-limit',
  edit: '/admin/company-administration/account-level-transaction-limit/edit',
  confirmation: '/admin/company-administration/account-level-transaction-limit/edit/confirmation',
  finish: '/admin/company-administration/account-level-transaction-limit/edit/finish',
} as const;

export const editPath = (ids: readonly string[]) => pathTo(screens.edit, { accounts: joinIds(ids) });

/** The typed limits of one account; an empty text means no limit. */
export type TypedLimits = Readonly<Record<LimitName, string>>;

export const typedOf = ({ minimum, maximum, dailyMaximum }: AccountLimitValues): TypedLimits => ({
  minimum: minimum ?? '',
  maximum: maximum ?? '',
  dailyMaximum: dailyMaximum ?? '',
});

export const valuesOf = (typed: Partial<TypedLimits>): AccountLimitValues => ({
  minimum: typed.minimum || null,
  maximum: typed.maximum || null,
  dailyMaximum: typed.dailyMaximum || null,
});

export const settingOf = ({ account, revision, values }: AccountLimit): AccountLimitSetting => ({
  accountId: account.id,
  revision,
  values,
});

/** The change that the form passes to its confirmation, by account. */
export interface PlannedLimits {
  readonly accounts: readonly { readonly limit: AccountLimit; readonly after: AccountLimitValues }[];
  readonly repair: RepairedTask | null;
}

/** Returns the address of the form that made the change. */
export const formOf = ({ accounts, repair }: PlannedLimits): string =>
  repair ? pathTo(screens.edit, { taskId: repair.taskId }) : editPath(accounts.map(({ limit }) => limit.account.id));

export const isChanged = ({ limit: { values }, after }: PlannedLimits['accounts'][number]): boolean =>
  limitNames.some((name) => values[name] !== after[name]);
