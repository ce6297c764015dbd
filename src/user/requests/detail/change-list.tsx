import type { FieldChange } from '../../../../generated/types.ts';
import { ChangeList as SharedChangeList } from '../../../components/deciding/change-list.tsx';
import { useCodeName } from '../../../components/text/code-names.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { fieldName, isRead, shownValue } from './changed-fields.ts';

/** The changed fields of a request, with labels and formatted values. */
export function ChangeList({ changes }: { readonly changes: readonly FieldChange[] }) {
  const t = useTexts('requests');
  const [favorites, kinds, payments] = [useTexts('favorites'), useTexts('kinds'), useTexts('payments')];
  const words = { t, favorites, kinds, payments, format: useFormat(), nameOf: useCodeName() };
  const shown = changes.filter(isRead).map(({ field, before, after }) => ({
    id: field,
    label: fieldName(field, t),
    before: shownValue(field, before, words),
    after: shownValue(field, after, words),
  }));
  return <SharedChangeList changes={shown} />;
}
