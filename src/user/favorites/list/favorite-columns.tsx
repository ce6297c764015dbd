import type { FavoriteSummary } from '../../../../generated/types.ts';
import { jakartaMoment } from '../../../../domain/jakarta-time.ts';
import { maskedAccount } from '../../../../domain/masks.ts';
import type { ListColumn } from '../../../components/table/list-types.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { TwoLines } from '../../../ui/two-lines.tsx';
import { FavoriteStatus } from '../favorite-status.tsx';
import { useRailOrKind } from '../../../components/kinds/use-rail-or-kind.ts';

type Row = FavoriteSummary;

function Account({ row: { destination, destinationBank } }: { readonly row: Row }) {
  return (
    <span className="min-w-0">
      <span className="block">{destinationBank}</span>
      <span className="figures block text-sm whitespace-nowrap text-ink-soft">{maskedAccount(destination)}</span>
    </span>
  );
}

function Sharing({ row: { shareFavoriteWith, createdBy } }: { readonly row: Row }) {
  const t = useTexts('favorites');
  return (
    <span className="min-w-0">
      <span className="block">{t(`share.${shareFavoriteWith.scope}`)}</span>
      <span className="block text-sm text-ink-soft">{t('list.by', { name: createdBy.name })}</span>
    </span>
  );
}

function Uses({ row: { usedTimes, lastUsedAt } }: { readonly row: Row }) {
  const t = useTexts('favorites');
  const format = useFormat();
  return (
    <span className="min-w-0">
      <span className="figures block">{usedTimes > 0 ? t('list.times', { count: usedTimes }) : t('view.never')}</span>
      {lastUsedAt && (
        <span className="figures block text-sm whitespace-nowrap text-ink-soft">
          {format.date(jakartaMoment(Date.parse(lastUsedAt)).date)}
        </span>
      )}
    </span>
  );
}

function useMakingColumns(): ListColumn<Row>[] {
  const t = useTexts('favorites');
  const kinds = useTexts('kinds');
  const format = useFormat();
  return [
    {
      id: 'createdBy',
      header: t('list.madeBy'),
      isHiddenAtFirst: true,
      cell: ({ createdBy }) => createdBy.name,
      facts: [
        { title: t('list.madeBy'), text: ({ createdBy }) => createdBy.name },
        { title: kinds('fact.userId'), text: ({ createdBy }) => createdBy.userId },
      ],
    },
    {
      id: 'createdAt',
      header: t('list.madeOn'),
      isHiddenAtFirst: true,
      cell: ({ createdAt }) => <span className="figures">{format.moment(createdAt)}</span>,
      text: ({ createdAt }) => createdAt,
    },
  ];
}

export function useFavoriteColumns(): ListColumn<Row>[] {
  const t = useTexts('favorites');
  const kinds = useTexts('kinds');
  const common = useTexts('common');
  const wayOf = useRailOrKind();
  return [
    {
      id: 'favoriteName',
      header: t('list.name'),
      width: '2fr',
      isRowHeader: true,
      cell: ({ favoriteName, payeeName }) => <TwoLines title={favoriteName} note={payeeName} />,
      facts: [
        { title: t('list.name'), text: ({ favoriteName }) => favoriteName },
        { title: t('list.payee'), text: ({ payeeName }) => payeeName },
      ],
    },
    {
      id: 'destination',
      header: t('list.account'),
      width: '2fr',
      cell: (row) => <Account row={row} />,
      facts: [
        { title: kinds('fact.bank'), text: ({ destinationBank }) => destinationBank },
        { title: kinds('fact.account'), text: ({ destination }) => destination },
        { title: kinds('fact.currency'), text: ({ currency }) => currency },
      ],
    },
    { id: 'paymentType', header: t('list.way'), width: '1fr', cell: wayOf, text: wayOf },
    {
      id: 'sharing',
      header: t('share.title'),
      width: '1fr',
      cell: (row) => <Sharing row={row} />,
      text: ({ shareFavoriteWith: { scope } }) => t(`share.${scope}`),
    },
    {
      id: 'usedTimes',
      header: t('list.used'),
      width: '1fr',
      cell: (row) => <Uses row={row} />,
      facts: [
        { title: t('list.used'), text: ({ usedTimes }) => usedTimes },
        { title: kinds('fact.lastUsed'), text: ({ lastUsedAt }) => lastUsedAt },
      ],
    },
    ...useMakingColumns(),
    {
      id: 'status',
      header: common('word.status'),
      onPhone: 'aside',
      cell: ({ status }) => <FavoriteStatus status={status} />,
      text: ({ status }) => kinds(`status.${status}`),
    },
  ];
}
