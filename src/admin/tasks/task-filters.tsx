import type { AdminAction, AdminRecordKind, AdminTaskFlag } from '../../../generated/types.ts';
import { ChoiceFilter, ChoicesFilter, SearchFilter } from '../../components/table/filters.tsx';
import { useListQuery } from '../../components/table/use-list-query.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { choiceFilter, choicesFilter, searchFilter } from '../../lib/list-query.ts';
import { zAdminAction, zAdminRecordKind } from '../../../generated/zod.gen.ts';

const kinds: readonly AdminRecordKind[] = zAdminRecordKind.options;
const actions: readonly AdminAction[] = zAdminAction.options;

/** What can be asked for; the address of a tile of the dashboard names one. */
export const taskFlags = ['overdue', 'maker-blocked', 'repaired', 'failed'] as const satisfies readonly AdminTaskFlag[];

const spec = {
  filters: {
    search: searchFilter,
    recordKinds: choicesFilter(kinds),
    actions: choicesFilter(actions),
    flag: choiceFilter(taskFlags),
  },
  sort: {
    fields: ['submittedAt', 'recordName', 'recordKind', 'action', 'status', 'dueAt'],
    initial: '-submittedAt',
  },
} as const;

export const useTaskQuery = () => useListQuery(spec);

export function TaskFilters({ query }: { readonly query: ReturnType<typeof useTaskQuery> }) {
  const t = useTexts('tasks');
  const words = useTexts('administration');
  return (
    <>
      <SearchFilter query={query} name="search" label={t('list.search')} />
      <ChoicesFilter
        query={query}
        name="recordKinds"
        label={t('list.kind')}
        options={kinds.map((id) => ({ id, label: words(`kind.${id}`) }))}
      />
      <ChoicesFilter
        query={query}
        name="actions"
        label={t('list.action')}
        options={actions.map((id) => ({ id, label: words(`action.${id}`) }))}
      />
      <ChoiceFilter
        query={query}
        name="flag"
        label={t('list.flag')}
        options={taskFlags.map((id) => ({ id, label: t(`flag.${id}`) }))}
      />
    </>
  );
}
