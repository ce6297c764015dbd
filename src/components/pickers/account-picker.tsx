import type { FieldValues } from 'react-hook-form';
import { listAccountChoices } from '../../../generated/calls/lookups.ts';
import type { AccountChoice, AccountChoiceRequest } from '../../../generated/types.ts';
import { maskedAccount } from '../../../domain/masks.ts';
import type { Option } from '../../ui/option.tsx';
import { failureTitle } from '../failure/failure-texts.ts';
import type { FormFieldProps } from '../form/use-field.ts';
import { useFormat, type Format } from '../text/use-format.ts';
import { useTexts, type Translate } from '../text/use-texts.ts';
import { LookupField } from './lookup-field.tsx';

type AccountFilter = Omit<AccountChoiceRequest['filter'], 'search'>;

interface AccountPickerProps<Values extends FieldValues> extends FormFieldProps<Values> {
  /** Which accounts are listed; null while that is not known. */
  readonly filter: AccountFilter | null;
  readonly holds?: 'accountId' | 'accountNumber';
  readonly onPick?: (account: AccountChoice | undefined) => void;
  readonly chosen?: Option;
}

/** An account of the company: favorites first, with its balance, and the reason if it cannot be used. */
export function AccountPicker<Values extends FieldValues = FieldValues>(props: AccountPickerProps<Values>) {
  const { filter, holds = 'accountId', ...field } = props;
  const t = useTexts('common');
  const format = useFormat();
  return (
    <LookupField<'listAccountChoices', Values>
      {...field}
      call={listAccountChoices}
      inputOf={filter && ((search, page) => ({ body: { filter: { ...filter, ...(search && { search }) }, page } }))}
      optionOf={(account) => accountOption(account, account[holds], t, format)}
      noneText={t('form.noAccount')}
    />
  );
}

export function accountOption(account: AccountChoice, id: string, t: Translate<'common'>, format: Format): Option {
  const { accountName, accountNumber, accountCurrency, accountBalance, favorite, closeCutOffTime, code } = account;
  const remark = code ? failureTitle(code) : closeCutOffTime && t('form.pastCutOff');
  return {
    id,
    label: favorite ? `${accountName} ★` : accountName,
    description: [maskedAccount(accountNumber), !accountBalance && accountCurrency, remark].filter(Boolean).join(' · '),
    detail: accountBalance ? format.money(accountBalance) : t('form.balanceUnknown'),
    isDisabled: code !== null,
  };
}
