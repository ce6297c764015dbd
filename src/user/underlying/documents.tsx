import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listSupportingDocuments } from '../../../generated/calls/lookups.ts';
import { getUnderlyingLimits, listUnderlyingDocuments } from '../../../generated/calls/underlying.ts';
import { supportingDocumentCode } from '../../../generated/field-bounds.ts';
import type { UnderlyingFilter } from '../../../generated/types.ts';
import { addDays } from '../../../domain/calendar-date.ts';
import { bankToday } from '../../api/bank-time.ts';
import { usePages } from '../../api/pages.ts';
import { useRead } from '../../api/read.ts';
import { usePerson } from '../../components/shell/person.ts';
import { ChoiceFilter, ChoicesFilter, SearchFilter } from '../../components/table/filters.tsx';
import { AboveList } from '../../components/table/above-list.tsx';
import { ListScreen } from '../../components/table/list-screen.tsx';
import { useListQuery } from '../../components/table/use-list-query.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { choiceFilter, choicesFilter, codeFilter, searchFilter } from '../../lib/list-query.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useDocumentColumns } from './document-columns.tsx';
import { DocumentDrawer } from './document-drawer.tsx';
import { HandInDialog } from './hand-in-dialog.tsx';
import { MonthLimits } from './month-limits.tsx';

const statuses = ['in-review', 'usable', 'used-up', 'expired', 'refused'] as const;
const periods = ['30', '90', 'past'] as const;

const spec = {
  filters: {
    search: searchFilter,
    dokumenPendukung: codeFilter(supportingDocumentCode),
    statuses: choicesFilter(statuses),
    expiry: choiceFilter(periods),
  },
  sort: {
    fields: ['documentNumber', 'beneficiaryName', 'amountEqLldRemaing', 'expiryDateLLD'],
    initial: 'expiryDateLLD',
  },
} as const;

const useDocumentQuery = () => useListQuery(spec);

const earliest = '2000-01-01';

function expiryOf(period: (typeof periods)[number]): UnderlyingFilter['expiry'] {
  const today = bankToday();
  if (period === 'past') return { from: earliest, to: addDays(today, -1) };
  return { from: today, to: addDays(today, Number(period)) };
}

function DocumentFilters({ query }: { readonly query: ReturnType<typeof useDocumentQuery> }) {
  const t = useTexts('underlying');
  const common = useTexts('common');
  const kinds = useRead(listSupportingDocuments, { body: { page: { size: 100 } } }).data?.items ?? [];
  return (
    <>
      <SearchFilter query={query} name="search" label={t('list.search')} />
      <ChoiceFilter
        query={query}
        name="dokumenPendukung"
        label={t('list.kind')}
        options={kinds.map(({ code, description }) => ({ id: code, label: description }))}
      />
      <ChoicesFilter
        query={query}
        name="statuses"
        label={common('word.status')}
        options={statuses.map((id) => ({ id, label: t(`status.${id}`) }))}
      />
      <ChoiceFilter
        query={query}
        name="expiry"
        label={t('list.expiry')}
        options={periods.map((id) => ({ id, label: t(`expiry.${id}`) }))}
      />
    </>
  );
}

/** The opened document is in the address, so that the link can be shared. */
function useOpenedDocument() {
  const [parameters, setParameters] = useSearchParams();
  function open(code: string | undefined): void {
    setParameters((before) => {
      const next = new URLSearchParams(before);
      if (code) next.set('document', code);
      else next.delete('document');
      return next;
    });
  }
  return [parameters.get('document'), open] as const;
}

function HandIn() {
  const t = useTexts('underlying');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="upload" onPress={() => setOpen(true)}>
        {t('handIn.open')}
      </Button>
      {isOpen && <HandInDialog onClose={() => setOpen(false)} />}
    </>
  );
}

export function Component() {
  const t = useTexts('underlying');
  const screens = useTexts('screens');
  const isMaker = usePerson().roles.includes('MK');
  const limits = useRead(getUnderlyingLimits, {});
  const query = useDocumentQuery();
  const [opened, open] = useOpenedDocument();
  const { expiry, ...filters } = query.filters;
  const filter = { ...filters, ...(expiry && { expiry: expiryOf(expiry) }) };
  const pages = usePages(listUnderlyingDocuments, (page) => ({ body: { filter, sort: query.sort, page } }), query.size);
  return (
    <>
      <PageHeader
        title={screens('underlyingDocuments')}
        description={t('list.intro')}
        {...(isMaker && { actions: <HandIn /> })}
      />
      <AboveList above={<MonthLimits read={limits} />} isAwaited={limits.isLoading}>
        <ListScreen
          id="underlying-documents"
          name={screens('underlyingDocuments')}
          pages={pages}
          query={query}
          columns={useDocumentColumns()}
          rowKey={({ underlyingCode }) => underlyingCode}
          onOpen={({ underlyingCode }) => open(underlyingCode)}
          empty={{ icon: 'paperclip', title: t('list.none'), text: t(isMaker ? 'list.noneText' : 'list.noneOthers') }}
          filters={<DocumentFilters query={query} />}
        />
      </AboveList>
      {opened && <DocumentDrawer underlyingCode={opened} onClose={() => open(undefined)} />}
    </>
  );
}
