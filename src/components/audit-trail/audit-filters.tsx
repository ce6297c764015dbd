import { DaysFilter } from '../table/days-filter.tsx';
import { ChoiceFilter, ChoicesFilter, SearchFilter } from '../table/filters.tsx';
import { useTexts } from '../text/use-texts.ts';
import { areas, eventTypes, outcomes, type useAuditQuery } from './audit-query.ts';

type Query = ReturnType<typeof useAuditQuery>['query'];

interface AuditFiltersProps {
  readonly query: Query;
  readonly hasAreas: boolean;
}

export function AuditFilters({ query, hasAreas }: AuditFiltersProps) {
  const t = useTexts('audit');
  return (
    <>
      <SearchFilter query={query} name="search" label={t('list.search')} />
      <DaysFilter query={query} name="dates" label={t('list.period')} />
      <ChoicesFilter
        query={query}
        name="eventTypes"
        label={t('list.events')}
        options={eventTypes.map((id) => ({ id, label: t(`event.${id}`) }))}
      />
      {hasAreas && (
        <ChoiceFilter
          query={query}
          name="area"
          label={t('list.area')}
          options={areas.map((id) => ({ id, label: t(`area.${id}`) }))}
        />
      )}
      <ChoicesFilter
        query={query}
        name="outcomes"
        label={t('list.outcome')}
        options={outcomes.map((id) => ({ id, label: t(`outcome.${id}`) }))}
      />
    </>
  );
}
