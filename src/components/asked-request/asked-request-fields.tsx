import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { hasNoAccount, hasNoAmount, mapTypes } from '../../../domain/approval/map-types.ts';
import { MoneyField } from '../form/money-field.tsx';
import { SelectField } from '../form/select-field.tsx';
import { useFieldValue } from '../form/use-field.ts';
import { useMapTypeName } from '../kinds/use-map-type-name.ts';
import { accountLookup } from '../pickers/account-lookup.ts';
import { LookupField } from '../pickers/lookup-field.tsx';
import { useTexts } from '../text/use-texts.ts';
import type { AskedRequest } from './asked-request.ts';

export function TypeField({ label }: { readonly label: string }) {
  const typeName = useMapTypeName();
  const options = mapTypes.map((id) => ({ id, label: typeName(id) }));
  return <SelectField<AskedRequest> name="transactionType" label={label} options={options} />;
}

/** Empties a field that the chosen type does not have. */
function useEmptiedWhile(isHidden: boolean, name: 'accountId' | 'amount'): void {
  const { setValue } = useFormContext<AskedRequest>();
  useEffect(() => {
    if (isHidden) setValue(name, '');
  }, [isHidden, name, setValue]);
}

export function AmountField() {
  const kinds = useTexts('kinds');
  const isHidden = hasNoAmount(useFieldValue<string>('transactionType'));
  useEmptiedWhile(isHidden, 'amount');
  return isHidden ? null : <MoneyField<AskedRequest> name="amount" label={kinds('transfer.amount')} currency="IDR" />;
}

export function AccountField() {
  const t = useTexts('payments');
  const { setValue } = useFormContext<AskedRequest>();
  const [id, name] = [useFieldValue<string>('accountId'), useFieldValue<string>('accountName')];
  const isHidden = hasNoAccount(useFieldValue<string>('transactionType'));
  useEmptiedWhile(isHidden, 'accountId');
  if (isHidden) return null;
  return (
    <LookupField<'listAccountLimits', AskedRequest>
      name="accountId"
      label={t('transfer.fromAccount')}
      {...accountLookup}
      onPick={(picked) => setValue('accountName', picked?.account.alias ?? '')}
      {...(id && { chosen: { id, label: name || id } })}
    />
  );
}
