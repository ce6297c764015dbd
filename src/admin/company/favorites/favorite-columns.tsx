import type { AdminFavoriteSummary } from '../../../../generated/types.ts';
import { groupedAccount } from '../../../../domain/masks.ts';
import type { ListColumn } from '../../../components/table/list-types.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { TwoLines } from '../../../ui/two-lines.tsx';

function useWords() {
  const company = useTexts('company');
  const words = useTexts('administration');
  return {
    waiting: ({ ongoingTask }: AdminFavoriteSummary) =>
      ongoingTask && words('list.waits', { action: words(`action.${ongoingTask.action}`) }),
    shared: ({ shareFavoriteWith: { scope, subUserGroups } }: AdminFavoriteSummary) =>
      scope === 'sub-user-groups' ? subUserGroups.map(({ name }) => name).join(', ') : company(`favorite.${scope}`),
  };
}

const accountOf = ({ paymentType, destination }: AdminFavoriteSummary) =>
  paymentType === 'LCY' || paymentType === 'FCY' ? groupedAccount(destination) : destination;

export function useCompanyFavoriteColumns(): ListColumn<AdminFavoriteSummary>[] {
  const t = useTexts('favorites');
  const words = useTexts('administration');
  const kinds = useTexts('kinds');
  const format = useFormat();
  const { waiting, shared } = useWords();
  return [
    {
      id: 'favoriteName',
      header: t('list.name'),
      width: '2fr',
      isRowHeader: true,
      cell: (favorite) => <TwoLines title={favorite.favoriteName} note={waiting(favorite) ?? favorite.payeeName} />,
      facts: [
        { title: t('list.name'), text: ({ favoriteName }) => favoriteName },
        { title: t('list.payee'), text: ({ payeeName }) => payeeName },
        { title: words('list.ongoing'), text: waiting },
      ],
    },
    {
      id: 'destination',
      header: t('list.account'),
      width: '2fr',
      cell: (favorite) => <TwoLines title={favorite.destinationBank} note={accountOf(favorite)} />,
      facts: [
        { title: kinds('transfer.bank'), text: ({ destinationBank }) => destinationBank },
        { title: kinds('transfer.number'), text: ({ destination }) => destination },
      ],
    },
    {
      id: 'paymentType',
      header: t('list.types'),
      width: '1fr',
      cell: ({ paymentType }) => kinds(`type.${paymentType}`),
      text: ({ paymentType }) => kinds(`type.${paymentType}`),
    },
    { id: 'sharedWith', header: t('share.title'), width: '1fr', cell: shared, text: shared },
    {
      id: 'createdBy',
      header: t('list.madeBy'),
      width: '1fr',
      cell: ({ createdBy }) => createdBy.name,
      text: ({ createdBy }) => createdBy.name,
    },
    {
      id: 'lastUsedAt',
      header: t('view.lastUsed'),
      width: '1fr',
      cell: ({ lastUsedAt }) => (
        <span className="figures whitespace-nowrap">{lastUsedAt ? format.moment(lastUsedAt) : t('view.never')}</span>
      ),
      text: ({ lastUsedAt }) => lastUsedAt,
    },
  ];
}
