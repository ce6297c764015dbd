import { useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Money } from '../../ui/money.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { SelectionBar } from '../../ui/selection-bar.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { Column, Sort } from '../../ui/table-types.ts';
import type { Tone } from '../../ui/tone.ts';
import { Sample } from './sample.tsx';

interface Payment {
  readonly id: string;
  readonly payee: string;
  readonly account: string;
  readonly date: string;
  readonly amount: number;
  readonly tone: Tone;
  readonly status: string;
}

const payees = [
  'PT Sumber Rejeki',
  'CV Maju Bersama',
  'PT Telekomunikasi Nusantara',
  'Koperasi Karyawan',
  'PT Baja Samudra',
];
const states = [
  ['wait', 'Waiting for approval'],
  ['done', 'Done'],
  ['refused', 'Rejected'],
  ['inform', 'Being sent'],
] as const;

function samplePayment(index: number): Payment {
  const [tone, status] = states[index % states.length] ?? states[0];
  return {
    id: `FT-2611-${String(index + 1).padStart(4, '0')}`,
    payee: payees[index % payees.length] ?? '',
    account: `0123-4567-${String(8901 + index)}`,
    date: `${String((index % 27) + 1).padStart(2, '0')} Nov 2026`,
    amount: (index + 1) * 12_345_678,
    tone,
    status,
  };
}

const { format: amountText } = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

const columns: readonly Column<Payment>[] = [
  {
    id: 'payee',
    header: 'Payee',
    isSortable: true,
    width: '2fr',
    cell: ({ payee, account }) => <Payee name={payee} account={account} />,
  },
  { id: 'reference', header: 'Reference', cell: ({ id }) => <span className="figures">{id}</span> },
  {
    id: 'date',
    header: 'Date',
    isSortable: true,
    cell: ({ date }) => <span className="figures whitespace-nowrap">{date}</span>,
  },
  {
    id: 'status',
    header: 'Status',
    width: '1.5fr',
    cell: ({ tone, status }) => <StatusTag tone={tone}>{status}</StatusTag>,
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    isSortable: true,
    onPhone: 'aside',
    width: '1.5fr',
    cell: ({ amount }) => <Money currency="IDR" amount={amountText(amount)} isStrong />,
  },
];

function Payee({ name, account }: { readonly name: string; readonly account: string }) {
  return (
    <span className="block min-w-0">
      <span className="block truncate font-semibold">{name}</span>
      <span className="figures block text-sm text-ink-soft">{account}</span>
    </span>
  );
}

const few = Array.from({ length: 7 }, (_, index) => samplePayment(index));
const many = Array.from({ length: 10_000 }, (_, index) => samplePayment(index));
const nothing = <EmptyState icon="transfer" title="No payment matches the filter" />;
const choosing = { rowLabel: 'Choose', allLabel: 'Choose all' };
const rowActions = ({ tone }: Payment) => [
  { id: 'open', label: 'Open', icon: 'eye' as const },
  { id: 'cancel', label: 'Cancel', icon: 'ban' as const, ...(tone === 'done' && { disabledReason: 'Already done' }) },
];

export function TableSamples() {
  return (
    <>
      <FilteredTable />
      <LongTable />
      <Sample title="Loading" isFlush>
        <DataTable
          label="Payments to come"
          columns={columns}
          rows={[]}
          rowKey={({ id }) => id}
          emptyState={nothing}
          loadingText="Loading"
          isLoading
        />
      </Sample>
      <Sample title="Nothing" isFlush>
        <DataTable
          label="No payments"
          columns={columns}
          rows={[]}
          rowKey={({ id }) => id}
          emptyState={nothing}
          loadingText="Loading"
        />
      </Sample>
    </>
  );
}

const columnsWithLinks = columns.map((column) =>
  column.id === 'reference' ? { ...column, cell: ({ id }: Payment) => <a href={`#${id}`}>{id}</a> } : column,
);

function inOrder(rows: readonly Payment[], { column, direction }: Sort): readonly Payment[] {
  const way = direction === 'ascending' ? 1 : -1;
  const place = (row: Payment) => row[column as 'payee' | 'date' | 'amount'];
  return rows.toSorted((one, other) => (place(one) < place(other) ? -way : way));
}

function LongTable() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useState<Sort>({ column: 'amount', direction: 'ascending' });
  const rows = useMemo(() => inOrder(many, sort), [sort]);
  return (
    <Sample title="10,000 rows, drawn as they are seen" isFlush>
      <DataTable
        label="All payments"
        columns={columnsWithLinks}
        rows={rows}
        rowKey={({ id }) => id}
        emptyState={nothing}
        loadingText="Loading"
        sort={sort}
        onSort={setSort}
        selection={{ keys, onChange: setKeys, isSelectable: ({ tone }) => tone !== 'done', ...choosing }}
        rowActions={rowActions}
        rowActionsLabel="Actions"
        maxHeight="20rem"
      />
    </Sample>
  );
}

function FilteredTable() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(['FT-2611-0001', 'FT-2611-0003']));
  const [sort, setSort] = useState<Sort>({ column: 'date', direction: 'descending' });
  const [text, setText] = useState('');
  const sum = few.filter(({ id }) => keys.has(id)).reduce((total, { amount }) => total + amount, 0);
  return (
    <div className="flex flex-col gap-3">
      <FilterBar label="Filter payments" foldLabel="Filters" clearLabel="Clear filters" onClear={() => setText('')}>
        <SearchField
          label="Search"
          clearLabel="Clear"
          placeholder="Payee or reference"
          value={text}
          onChange={setText}
        />
        <Select
          label="Status"
          isLabelHidden
          placeholder="Every status"
          options={states.map(([id, label]) => ({ id, label }))}
          value=""
          onChange={setText}
        />
      </FilterBar>
      <Sample title="A list" isFlush>
        <DataTable
          label="Payments"
          columns={columns}
          rows={few}
          rowKey={({ id }) => id}
          emptyState={nothing}
          loadingText="Loading"
          sort={sort}
          onSort={setSort}
          selection={{ keys, onChange: setKeys, isSelectable: ({ tone }) => tone !== 'done', ...choosing }}
          onOpen={({ id }) => setText(id)}
          rowActions={rowActions}
          rowActionsLabel="Actions"
          isMain
        />
        <LoadMore shown="Showing 7 payments" label="Show more" hasMore onLoadMore={() => undefined} />
      </Sample>
      <SelectionBar
        summary={keys.size > 0 && `${keys.size} selected · IDR ${amountText(sum)}`}
        clearLabel="Clear the selection"
        onClear={() => setKeys(new Set())}
      >
        <Button size="small">Approve</Button>
        <Button size="small" variant="quiet">
          Reject
        </Button>
      </SelectionBar>
    </div>
  );
}
