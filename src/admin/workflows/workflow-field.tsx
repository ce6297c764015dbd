import { searchApprovalWorkflows } from '../../../generated/calls/workflows.ts';
import type { RecordReference } from '../../../generated/types.ts';
import { wordsOf } from '../../components/failure/failure-texts.ts';
import { useField } from '../../components/form/use-field.ts';
import { useLookup } from '../../components/pickers/use-lookup.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { ComboBox } from '../../ui/combo-box.tsx';

/** The workflow of a row, with its name, so that the row can be shown before it is saved. */
export function WorkflowField({ name, label }: { readonly name: string; readonly label: string }) {
  const t = useTexts('common');
  const { value, onChange, error, onBlur, ref } = useField<RecordReference | null>(name, label);
  const { pages, search, loadMore } = useLookup(
    searchApprovalWorkflows,
    (text, page) => ({ body: { ...(text && { search: text }), page } }),
    () => false,
  );
  const shownError = error ?? (pages.error && wordsOf(pages.error).description);
  return (
    <ComboBox
      label={label}
      value={value?.id ?? ''}
      {...(value && { chosen: { id: value.id, label: value.name } })}
      options={pages.items.map(({ id, text }) => ({ id, label: text }))}
      onChange={(id, option) => onChange(option ? { id, name: option.label } : null)}
      onSearch={search}
      onBlur={onBlur}
      ref={ref}
      isLoading={pages.isLoading || pages.isLoadingMore}
      hasMore={pages.hasMore}
      onLoadMore={loadMore}
      placeholder={t('form.search')}
      emptyText={t('form.nothingFound')}
      loadingText={t('form.searching')}
      {...(shownError && { error: shownError })}
    />
  );
}
