import { listDailyLimitUsage } from '../../../generated/calls/information.ts';
import type { CorporateDailyLimit, DailyLimitUse } from '../../../generated/types.ts';
import { fromWire } from '../../../domain/money.ts';
import { usedPercentage } from '../../../domain/limit-use.ts';
import { usePages } from '../../api/pages.ts';
import { Amount } from '../../components/money/amount.tsx';
import { AboveList } from '../../components/table/above-list.tsx';
import { ListScreen } from '../../components/table/list-screen.tsx';
import type { ListColumn } from '../../components/table/list-types.ts';
import { useListQuery } from '../../components/table/use-list-query.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { UsageBar } from '../../ui/usage-bar.tsx';
import { InformationPage } from './information-page.tsx';

const spec = {
  filters: {},
  sort: { fields: ['serviceName', 'remaining', 'usedPercentage'], initial: 'serviceName' },
} as const;

const amountColumn = (
  id: 'dailyLimit' | 'used' | 'reserved' | 'remaining',
  header: string,
): ListColumn<DailyLimitUse> => ({
  id,
  header,
  align: 'end',
  cell: (row) => <Amount amount={row[id]} isStrong={id === 'remaining'} />,
  amount: (row) => row[id],
});

function useColumns(): ListColumn<DailyLimitUse>[] {
  const t = useTexts('information');
  const format = useFormat();
  return [
    {
      id: 'serviceName',
      header: t('limits.service'),
      width: '2fr',
      cell: ({ serviceName, transactions }) => (
        <span>
          <span className="font-medium">{serviceName}</span>
          <span className="block text-sm text-ink-soft">{t('limits.transactions', { count: transactions })}</span>
        </span>
      ),
      facts: [
        { title: t('limits.service'), text: ({ serviceName }) => serviceName },
        { title: t('limits.count'), text: ({ transactions }) => transactions },
      ],
    },
    amountColumn('dailyLimit', t('limits.limit')),
    amountColumn('used', t('limits.usedColumn')),
    amountColumn('reserved', t('limits.reservedColumn')),
    amountColumn('remaining', t('limits.remainingColumn')),
    {
      id: 'usedPercentage',
      header: t('limits.share'),
      width: '1fr',
      cell: ({ serviceName, usedPercentage: used }) => (
        <div className="min-w-24">
          <UsageBar
            label={serviceName}
            used={Number(used)}
            usedText={t('limits.percent', { percent: format.number(used) })}
            isLabelHidden
          />
        </div>
      ),
      text: ({ usedPercentage: used }) => used,
    },
  ];
}

function shareOf({ corporateLimit, used, reserved }: CorporateDailyLimit): string {
  const [limit, spent, held] = [fromWire(corporateLimit), fromWire(used), fromWire(reserved)];
  if (!limit.ok || !spent.ok || !held.ok) return '0';
  return usedPercentage({ limit: limit.value, used: spent.value, reserved: held.value });
}

function Company({ company }: { readonly company: CorporateDailyLimit }) {
  const t = useTexts('information');
  const format = useFormat();
  const used = shareOf(company);
  return (
    <Card>
      <UsageBar
        label={t('limits.company')}
        used={Number(used)}
        usedText={t('limits.percent', { percent: format.number(used) })}
      >
        <span>{t('limits.used', { amount: format.money(company.used) })}</span>
        <span>{t('limits.reserved', { amount: format.money(company.reserved) })}</span>
        <span>{t('limits.remaining', { amount: format.money(company.remaining) })}</span>
      </UsageBar>
    </Card>
  );
}

export function Component() {
  const t = useTexts('information');
  const format = useFormat();
  const query = useListQuery(spec);
  const pages = usePages(listDailyLimitUsage, (page) => ({ body: { filter: {}, sort: query.sort, page } }), query.size);
  const asOf = pages.data && t('limits.asOf', { moment: format.moment(pages.data.asOf) });
  return (
    <InformationPage intro={t('limits.intro')} asOf={asOf ?? ''}>
      <AboveList above={pages.data?.company && <Company company={pages.data.company} />} isAwaited={pages.isLoading}>
        <ListScreen
          id="daily-limits"
          name={t('limits.limit')}
          pages={pages}
          query={query}
          columns={useColumns()}
          rowKey={({ serviceType }) => serviceType}
          empty={{ icon: 'gauge', title: t('limits.none'), text: t('limits.noneText') }}
        />
      </AboveList>
    </InformationPage>
  );
}
