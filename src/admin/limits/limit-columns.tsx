import { accountText } from '../../../domain/account-text.ts';
import type { AccountLimit } from '../../../generated/types.ts';
import { Amount } from '../../components/money/amount.tsx';
import type { ListColumn } from '../../components/table/list-types.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { TwoLines } from '../../ui/two-lines.tsx';
import type { LimitName } from './account-limits.ts';

type Row = AccountLimit;

const amountOf =
  (name: LimitName) =>
  ({ values, account }: Row) =>
    values[name] === null ? null : { value: values[name], currency: account.currency };

function useLimitColumn(): (name: LimitName) => ListColumn<Row> {
  const t = useTexts('limits');
  return (name) => ({
    id: name,
    header: t(`list.${name}`),
    width: '1fr',
    align: 'end',
    cell: (row) => {
      const amount = amountOf(name)(row);
      return amount ? <Amount amount={amount} /> : <span className="text-ink-soft">{t('list.unlimited')}</span>;
    },
    amount: amountOf(name),
  });
}

export function useLimitColumns(): ListColumn<Row>[] {
  const t = useTexts('limits');
  const words = useTexts('administration');
  const column = useLimitColumn();
  const bankMaximum = ({ bankMaximum: value, account: { currency } }: Row) =>
    value === null ? null : { value, currency };
  return [
    {
      id: 'alias',
      header: t('list.account'),
      width: '2fr',
      isRowHeader: true,
      cell: ({ account, isClosed, ongoingTask }) => (
        <TwoLines title={accountText(account)} note={account.currency}>
          {isClosed && <StatusTag tone="plain">{t('list.closed')}</StatusTag>}
          {ongoingTask && <StatusTag tone="wait">{words(`status.${ongoingTask.status}`)}</StatusTag>}
        </TwoLines>
      ),
      facts: [
        { title: t('list.account'), text: ({ account }) => account.alias },
        { title: t('list.search'), text: ({ account }) => account.number },
        { title: t('list.currency'), text: ({ account }) => account.currency },
      ],
    },
    column('minimum'),
    column('maximum'),
    column('dailyMaximum'),
    {
      id: 'bankMaximum',
      header: t('list.bankMaximum'),
      width: '1fr',
      align: 'end',
      cell: (row) => {
        const amount = bankMaximum(row);
        return amount && <Amount amount={amount} />;
      },
      amount: bankMaximum,
    },
  ];
}
