import { searchAccountGroups } from '../../../generated/calls/account-groups.ts';
import { useRead } from '../../api/read.ts';
import { SelectField } from '../../components/form/select-field.tsx';
import { useTexts } from '../../components/text/use-texts.ts';

const most = { body: { page: { size: 100 } } };

/** The group above; a group cannot be above itself. */
export function ParentField({ exceptId }: { readonly exceptId: string | undefined }) {
  const t = useTexts('account-groups');
  const found = useRead(searchAccountGroups, most).data?.items ?? [];
  const options = found.filter(({ id }) => id !== exceptId).map(({ id, text }) => ({ id, label: text }));
  return (
    <div className="max-w-96">
      <SelectField
        name="parentId"
        label={t('form.parent')}
        options={[{ id: '', label: t('form.top') }, ...options]}
        isOptional
      />
    </div>
  );
}
