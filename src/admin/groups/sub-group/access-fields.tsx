import { CheckboxesField, RadioCardsField } from '../../../components/form/choice-fields.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { useFieldValue } from '../../../components/form/use-field.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { AccountRightsField } from './account-rights-field.tsx';
import type { SubGroupValues } from './values.ts';

function TypeFields() {
  const t = useTexts('groups');
  return (
    <>
      <CheckboxesField<SubGroupValues>
        name="accountTypes"
        label={t('sub.types')}
        options={(['CA', 'SA'] as const).map((id) => ({ id, label: t(`accountType.${id}`) }))}
      />
      <SelectField<SubGroupValues>
        name="typeRights"
        label={t('sub.typeRights')}
        options={(['inquiry', 'transaction'] as const).map((id) => ({ id, label: t(`rights.${id}`) }))}
        className="max-w-80"
      />
    </>
  );
}

/** The accounts that members reach, chosen one by one or by type. */
export function AccessFields() {
  const t = useTexts('groups');
  const access = useFieldValue<SubGroupValues['access']>('access');
  return (
    <Card>
      <Section title={t('sub.accounts')}>
        <RadioCardsField<SubGroupValues>
          name="access"
          label={t('sub.access')}
          columns={2}
          choices={[
            { id: 'accounts', label: t('sub.byAccount'), description: t('sub.oneByOne') },
            { id: 'account-types', label: t('sub.byType'), description: t('sub.byTypeNote') },
          ]}
        />
        {access === 'accounts' ? <AccountRightsField name="accounts" /> : <TypeFields />}
      </Section>
    </Card>
  );
}
