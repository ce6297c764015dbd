import { CheckboxesField } from '../../components/form/choice-fields.tsx';
import { useFieldValue } from '../../components/form/use-field.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { allToggles } from './use-user-fields.ts';
import type { UserValues } from './values.ts';

/** What the user may see and do beyond the roles, each explained. */
export function AccessFields() {
  const t = useTexts('users');
  const words = useTexts('administration');
  const area = useFieldValue<UserValues['area']>('area');
  if (area !== 'corporate') return null;
  return (
    <Card>
      <Section title={t('form.access')}>
        <CheckboxesField<UserValues>
          name="toggles"
          label={t('form.toggles')}
          options={allToggles.map((id) => ({ id, label: words(`toggle.${id}`), description: t(`toggleNote.${id}`) }))}
          isOptional
        />
      </Section>
    </Card>
  );
}
