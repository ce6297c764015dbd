import { listLoanInstalments } from '../../../../generated/calls/accounts.ts';
import type { LoanInstalment } from '../../../../generated/types.ts';
import { usePages } from '../../../api/pages.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { ChoicesFilter } from '../../../components/table/filters.tsx';
import { ListScreen } from '../../../components/table/list-screen.tsx';
import type { ListColumn } from '../../../components/table/list-types.ts';
import { useListQuery } from '../../../components/table/use-list-query.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { choicesFilter } from '../../../lib/list-query.ts';
import { Section } from '../../../ui/section.tsx';
import { RecordStatus } from '../facilities/record-cells.tsx';

const statuses = ['paid', 'due', 'overdue', 'upcoming'] as const;
const spec = { filters: { statuses: choicesFilter(statuses) } } as const;

type Part = 'principal' | 'interest' | 'penalty' | 'total' | 'remainingPrincipal';

function useColumns(): ListColumn<LoanInstalment>[] {
  const t = useTexts('facilities');
  const format = useFormat();
  const amount = (id: Part, isHiddenAtFirst = false): ListColumn<LoanInstalment> => ({
    id,
    header: t(`instalment.${id}`),
    align: 'end',
    width: '2fr',
    isHiddenAtFirst,
    ...(id === 'total' && { onPhone: 'aside' }),
    cell: (row) => <Amount amount={row[id]} isStrong={id === 'total'} />,
    amount: (row) => row[id],
  });
  return [
    {
      id: 'dueDate',
      header: t('instalment.due'),
      width: '2fr',
      isRowHeader: true,
      cell: ({ number, dueDate }) => (
        <span className="figures whitespace-nowrap">
          <span className="font-medium">{format.date(dueDate)}</span>
          <span className="block text-sm font-normal text-ink-soft">{t('instalment.number', { number })}</span>
        </span>
      ),
      facts: [
        { title: t('instalment.count'), text: ({ number }) => number },
        { title: t('instalment.due'), text: ({ dueDate }) => dueDate },
      ],
    },
    {
      id: 'status',
      header: t('list.status'),
      width: '1fr',
      cell: ({ status }) => <RecordStatus status={status} />,
      text: ({ status }) => t(`status.${status}`),
    },
    amount('principal'),
    amount('interest'),
    amount('penalty', true),
    amount('total'),
    amount('remainingPrincipal'),
  ];
}

/** The repayment schedule. */
export function Instalments({ accountId }: { readonly accountId: string }) {
  const t = useTexts('facilities');
  const query = useListQuery(spec);
  const pages = usePages(listLoanInstalments, (page) => ({ body: { accountId, ...query.filters, page } }), query.size);
  return (
    <Section title={t('instalment.title')}>
      <ListScreen
        id="instalments"
        name={t('instalment.title')}
        pages={pages}
        query={query}
        columns={useColumns()}
        rowKey={({ number }) => String(number)}
        empty={{ icon: 'calendar', title: t('instalment.none'), text: t('instalment.noneText') }}
        filters={
          <ChoicesFilter
            query={query}
            name="statuses"
            label={t('list.status')}
            options={statuses.map((id) => ({ id, label: t(`status.${id}`) }))}
          />
        }
      />
    </Section>
  );
}
