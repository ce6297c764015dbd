import { accountText } from '../../../domain/account-text.ts';
import type { FromAccount } from '../../../generated/types.ts';
import { RadioCardsField } from '../../components/form/choice-fields.tsx';
import { useField, useFieldValue } from '../../components/form/use-field.ts';
import { AddingLookup } from '../../components/pickers/adding-lookup.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import type { TypedRow } from './typed-row.ts';
import { accountLookup } from '../../components/pickers/account-lookup.ts';

function ChosenAccounts() {
  const t = useTexts('workflows');
  const { value, onChange, error } = useField<readonly FromAccount[]>('accounts', t('map.theseAccounts'));
  return (
    <div ref={useKeptFocus<HTMLDivElement>()} className="flex flex-col gap-2">
      <AddingLookup
        label={t('map.theseAccounts')}
        {...accountLookup}
        added={value.map(({ id }) => id)}
        onAdd={({ account }) => onChange([...value, account])}
        error={error}
      />
      <ul className="flex flex-col gap-1">
        {value.map((account) => (
          <li key={account.id} className="flex items-center justify-between gap-2 rounded-md bg-sunken px-2 py-1">
            <span className="min-w-0 wrap-anywhere">{accountText(account)}</span>
            <IconButton
              icon="x"
              size="small"
              label={t('stage.remove', { name: accountText(account) })}
              onPress={() => onChange(value.filter(({ id }) => id !== account.id))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function AccountsField() {
  const t = useTexts('workflows');
  const words = useTexts('administration');
  const which = useFieldValue<TypedRow['whichAccounts']>('whichAccounts');
  return (
    <>
      <RadioCardsField
        name="whichAccounts"
        label={words('field.accounts')}
        columns={2}
        choices={[
          { id: 'every-account', label: words('row.everyAccount') },
          { id: 'accounts', label: t('map.these') },
        ]}
      />
      {which === 'accounts' && <ChosenAccounts />}
    </>
  );
}
