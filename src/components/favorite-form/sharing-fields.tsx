import { use } from 'react';
import { CheckboxesField, RadioCardsField } from '../form/choice-fields.tsx';
import { useFieldValue } from '../form/use-field.ts';
import { useTexts } from '../text/use-texts.ts';
import type { FavoriteValues, SharingValues } from './favorite-values.ts';
import { FavoriteSourceContext } from './favorite-source.tsx';

function Groups() {
  const t = useTexts('favorites');
  const groups = use(FavoriteSourceContext).useGroups() ?? [];
  return (
    <CheckboxesField<FavoriteValues>
      name="sharing.subUserGroups"
      label={t('share.groups')}
      options={groups.map(({ id, name }) => ({ id, label: name }))}
    />
  );
}

/** The fields that set who may use the favorite. */
export function SharingFields() {
  const t = useTexts('favorites');
  const scope = useFieldValue<SharingValues['scope']>('sharing.scope');
  const { scopes } = use(FavoriteSourceContext);
  const choices = [
    { id: 'private' as const, label: t('share.private'), description: t('share.privateText'), icon: 'lock' as const },
    {
      id: 'sub-user-groups' as const,
      label: t('share.sub-user-groups'),
      description: t('share.groupsText'),
      icon: 'users' as const,
    },
    {
      id: 'company' as const,
      label: t('share.company'),
      description: t('share.companyText'),
      icon: 'building' as const,
    },
  ].filter(({ id }) => scopes.includes(id));
  return (
    <>
      <RadioCardsField<FavoriteValues> name="sharing.scope" label={t('share.label')} choices={choices} columns={3} />
      {scope === 'sub-user-groups' && <Groups />}
    </>
  );
}
