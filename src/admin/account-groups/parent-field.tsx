import { searchAccountGroups } from '../../../generated/calls/account-groups.ts';
import { useEveryItem } from '../../api/every-item.ts';
import { SelectField } from '../../components/form/select-field.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { atTop } from './account-group.ts';

/** The group above; a group cannot be above itself. */
export function ParentField({ exceptId }: { readonly exceptId: string | undefined }) {
  const t = useTexts('account-groups');
  const found = useEveryItem(searchAccountGroups) ?? [];
  const options = found.filter(({ id }) => id !== exceptId).map(({ id, text }) => ({ id, label: text }));
  return (
    <div className="max-w-96">
      <SelectField
        name="parentId"
        label={t('form.parent')}
        options={[{ id: atTop, label: t('form.top') }, ...options]}
      />
    </div>
  );
}
