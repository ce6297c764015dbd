// The differences of a task in the language of the user; the bank sends the field names of the contract.
import type { AdminTaskContent, FieldChange, MapRowPart, RecordStatus, UserStatus } from '../../../generated/types.ts';
import { accountText } from '../../../domain/account-text.ts';
import { favoriteChange } from './favorite-change-words.ts';
import { groupChange } from './group-change-words.ts';
import type { ShownChange } from '../deciding/change-list.tsx';
import { accountChange } from './account-change-words.ts';
import { allowanceChanges, isAllowance } from './allowance-changes.ts';
import type { TextKey } from '../text/namespaces.ts';
import { useFormat, type Format } from '../text/use-format.ts';
import { useTexts, type Translate } from '../text/use-texts.ts';
import { useLeaveWords } from '../leave/use-leave-words.ts';
import { leaveChange } from './leave-change-words.ts';
import { limitChange } from './limit-words.ts';
import { isOnlooker, onlookerChanges } from './onlooker-changes.ts';
import { useRowWords, useWorkflowWords, type RowWords } from './workflow-words.ts';

type Words = Translate<'administration'>;
type FieldKey = Extract<TextKey<'administration'>, `field.${string}`>;

const named: Readonly<Record<string, FieldKey>> = {
  name: 'field.name',
  userGroupName: 'field.userGroupName',
  subUserGroupName: 'field.subUserGroupName',
  userGroup: 'field.userGroup',
  workflowMaps: 'field.workflowMaps',
  enterpriseLimits: 'field.enterpriseLimits',
  groupName: 'field.groupName',
  parent: 'field.parent',
  'times.verify': 'field.slaVerify',
  'times.approve': 'field.slaApprove',
  'times.release': 'field.slaRelease',
  status: 'field.status',
  minimum: 'field.minimum',
  maximum: 'field.maximum',
  dailyMaximum: 'field.dailyMaximum',
  requestType: 'field.requestType',
  approvalOrder: 'field.approvalOrder',
  approvalMode: 'field.approvalMode',
  approvalScope: 'field.approvalScope',
  payeeInputMode: 'field.payeeInputMode',
  email: 'field.email',
  telephone: 'field.telephone',
  address: 'field.address',
  allowedLocations: 'field.allowedLocations',
  'notices.topics': 'field.noticeTopics',
  'notices.emails': 'field.noticeEmails',
  'notices.whatsapp': 'field.noticeWhatsapp',
  'notices.largeTransactionFrom': 'field.largeTransactionFrom',
  'notices.dailyLimitWarningPercent': 'field.dailyLimitWarning',
  verify: 'field.verify',
  approve: 'field.approve',
  release: 'field.release',
  transactionTypes: 'field.transactionTypes',
  accounts: 'field.accounts',
  range: 'field.range',
  outcome: 'field.outcome',
};
const ofToken = /^token\.(\w+)\.status$/;
const ofRow = /^(approvalList|addedRows)\.(.+)\.(\w+)$/;
const ofAccount = /^accounts\.([^.]+)\.(\w+)$/;
const ofMoney = /^([A-Z]{3}) (\S+)$/;

type Accounts = Extract<AdminTaskContent, { kind: 'account-limit' }>['accounts'];

function labelOf(field: string, t: Words): string {
  const number = ofToken.exec(field)?.[1];
  if (number) return t('field.token', { number });
  const key = named[field];
  return key ? t(key) : t('field.unnamed', { field });
}

function stateText(value: string, t: Words): string {
  if (value === 'Locked') return t('field.locked');
  return t(`record.${value as RecordStatus | UserStatus}`);
}

function changeOfAccount(
  { field, before, after, alias }: FieldChange,
  [, number = '', name = '']: readonly string[],
  accounts: Accounts,
  { t, format }: { readonly t: Words; readonly format: Format },
): ShownChange {
  const known = accounts.find((account) => account.number === number);
  const shown = (value: string | null) => {
    if (value === null) return t('field.unlimited');
    const [, currency, amount = ''] = ofMoney.exec(value) ?? [];
    if (currency) return format.money({ value: amount, currency });
    // A task of an earlier form names no currency. IDR gives the right format: every currency has two decimals.
    return known ? format.money({ value, currency: known.currency }) : format.amount({ value, currency: 'IDR' });
  };
  const account = accountText({ alias: alias ?? known?.alias, number });
  const label = t('field.ofAccount', { account, field: labelOf(name, t) });
  return { id: field, label, before: shown(before), after: shown(after) };
}

function changeOfRow(
  { field, before, after, values }: FieldChange,
  [, list, row = '', part = '']: readonly string[],
  { t, rowWords }: { readonly t: Words; readonly rowWords: RowWords },
): ShownChange {
  const shown = (text: string | null, value: MapRowPart | null = null) => (value ? rowWords(value) : text);
  const label = t(list === 'addedRows' ? 'field.ofAddedRow' : 'field.ofRow', { row, field: labelOf(part, t) });
  return { id: field, label, before: shown(before, values?.before), after: shown(after, values?.after) };
}

/** Returns a function that gives each difference its label. Pass the content for the currency and alias of accounts. */
export function useChangeWords(): (changes: readonly FieldChange[], content?: AdminTaskContent) => ShownChange[] {
  const t = useTexts('administration');
  const kinds = useTexts('kinds');
  const format = useFormat();
  const leaveWords = useLeaveWords();
  const workflowWords = useWorkflowWords();
  const rowWords = useRowWords();
  function changeOf(change: FieldChange, content: AdminTaskContent | undefined): ShownChange {
    const ofGroup = groupChange(change, { t, kinds, format });
    if (ofGroup) return ofGroup;
    const { field, before, after } = change;
    const leave = leaveChange(change, { t, leaveWords });
    if (leave) return leave;
    const placed = accountChange(change, t);
    if (placed) return { id: field, ...placed };
    const favorite = favoriteChange(change, { t, kinds, format });
    if (favorite) return favorite;
    const limit = limitChange(change, { t, kinds, format });
    if (limit) return limit;
    const account = ofAccount.exec(field);
    const accounts = content?.kind === 'account-limit' ? content.accounts : [];
    if (account) return changeOfAccount(change, account, accounts, { t, format });
    const row = ofRow.exec(field);
    if (row) return changeOfRow(change, row, { t, rowWords });
    const ofWorkflow = workflowWords(field);
    const shown = (value: string | null) =>
      ofWorkflow
        ? value && ofWorkflow(value)
        : (field === 'status' || ofToken.test(field)) && value !== null
          ? stateText(value, t)
          : value;
    const isDeleted = field === 'status' && after === null;
    return {
      id: field,
      label: labelOf(field, t),
      before: shown(before),
      after: isDeleted ? t('field.deleted') : shown(after),
    };
  }
  return (changes, content) => {
    const first = changes.findIndex(isAllowance);
    return changes.flatMap((change, index) => {
      if (index === first) return allowanceChanges(changes, { t, kinds });
      if (isOnlooker(change)) return onlookerChanges(change, changes, t);
      return isAllowance(change) ? [] : [changeOf(change, content)];
    });
  };
}
