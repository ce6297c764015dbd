import type { InboxMessage } from '../../../generated/types.ts';
import type { ListColumn } from '../../components/table/list-types.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { StatusTag } from '../../ui/status-tag.tsx';

export function useInboxColumns(): ListColumn<InboxMessage>[] {
  const t = useTexts('notifications');
  const format = useFormat();
  return [
    {
      id: 'subject',
      header: t('inbox.subject'),
      width: '3fr',
      isRowHeader: true,
      cell: ({ subject, preview, read }) => (
        <span className="min-w-0">
          <span className="flex items-center gap-2">
            <span className={read ? 'font-medium' : 'font-bold'}>{subject}</span>
            {!read && <StatusTag tone="inform">{t('inbox.isNew')}</StatusTag>}
          </span>
          <span className="line-clamp-1 text-sm text-ink-soft">{preview}</span>
        </span>
      ),
    },
    { id: 'category', header: t('inbox.category'), width: '1fr', cell: ({ category }) => t(`category.${category}`) },
    {
      id: 'receivedAt',
      header: t('inbox.when'),
      width: '1fr',
      onPhone: 'aside',
      cell: ({ receivedAt }) => <span className="figures whitespace-nowrap">{format.moment(receivedAt)}</span>,
    },
  ];
}
