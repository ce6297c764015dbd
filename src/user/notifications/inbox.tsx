import { useState } from 'react';
import { listInboxMessages, markAllInboxMessagesRead } from '../../../generated/calls/notifications.ts';
import type { InboxMessage } from '../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { useWrite } from '../../api/write.ts';
import { useFailure } from '../../components/failure/use-failure.ts';
import { DaysFilter } from '../../components/table/days-filter.tsx';
import { ChoicesFilter, SearchFilter } from '../../components/table/filters.tsx';
import { ListScreen } from '../../components/table/list-screen.tsx';
import { useListQuery } from '../../components/table/use-list-query.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { choicesFilter, daysFilter, searchFilter } from '../../lib/list-query.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { InboxActions } from './inbox-actions.tsx';
import { useInboxColumns } from './inbox-columns.tsx';
import { MessageDrawer } from './message-drawer.tsx';

const categories = ['transaction', 'request', 'report', 'security', 'administration', 'announcement'] as const;

const spec = {
  filters: { search: searchFilter, categories: choicesFilter(categories), receivedOn: daysFilter },
  sort: { fields: ['receivedAt', 'subject', 'category'], initial: '-receivedAt' },
} as const;

function MarkAll() {
  const t = useTexts('notifications');
  const { attempt } = useFailure();
  const write = useWrite(markAllInboxMessagesRead);
  return (
    <Button
      variant="quiet"
      icon="check"
      isPending={write.isPending}
      onPress={() => void attempt(() => write.send({ body: {} }))}
    >
      {t('inbox.markAll')}
    </Button>
  );
}

export function Component() {
  const t = useTexts('notifications');
  const screens = useTexts('screens');
  const query = useListQuery(spec);
  const [opened, open] = useState<InboxMessage>();
  const pages = usePages(
    listInboxMessages,
    (page) => ({ body: { filter: query.filters, sort: query.sort, page } }),
    query.size,
  );
  return (
    <>
      <PageHeader title={screens('inbox')} description={t('inbox.intro')} actions={<MarkAll />} />
      <ListScreen
        id="inbox"
        name={screens('inbox')}
        pages={pages}
        query={query}
        columns={useInboxColumns()}
        rowKey={({ messageId }) => messageId}
        onOpen={open}
        isExportable={false}
        empty={{ icon: 'inbox', title: t('inbox.empty'), text: t('inbox.emptyText') }}
        selection={{ actions: (rows, clear) => <InboxActions messages={rows} onDone={clear} /> }}
        filters={
          <>
            <SearchFilter query={query} name="search" label={t('inbox.search')} />
            <ChoicesFilter
              query={query}
              name="categories"
              label={t('inbox.category')}
              options={categories.map((id) => ({ id, label: t(`category.${id}`) }))}
            />
            <DaysFilter query={query} name="receivedOn" label={t('inbox.received')} />
          </>
        }
      />
      {opened && <MessageDrawer message={opened} onClose={() => open(undefined)} />}
    </>
  );
}
