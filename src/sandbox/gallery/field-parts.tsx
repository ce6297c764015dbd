import { useState } from 'react';
import { ComboBox } from '../../ui/combo-box.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { DateRangeField } from '../../ui/date-range-field.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { Select } from '../../ui/select.tsx';

const accounts = [
  { id: '1', label: 'Operasional Jakarta', description: '0123-4567-8901', detail: 'IDR 1,250,000,000.00' },
  { id: '2', label: 'Payroll', description: '0123-4567-8902', detail: 'IDR 320,400,000.00' },
  { id: '3', label: 'Ekspor', description: '0123-4567-8910', detail: 'USD 84,300.10', isDisabled: true },
];
const banks = [
  'Bank Central Asia',
  'Bank Mandiri',
  'Bank Negara Indonesia',
  'Bank Rakyat Indonesia',
  'Bank Tabungan Negara',
  'CIMB Niaga',
  'Permata Bank',
].map((label, index) => ({ id: String(index + 1), label }));

const format = (value: string) => Number(value).toLocaleString('en-US', { minimumFractionDigits: 2 });
const parse = (text: string) => (/^[\d,]+(\.\d{0,2})?$/.test(text) ? text.replaceAll(',', '') : null);
const asTyped = (text: string) => text;
const nothing = () => undefined;

export function MoneyFields() {
  const [amount, setAmount] = useState('1250000');
  return (
    <>
      <MoneyField
        label="Amount"
        currency="IDR"
        value={amount}
        onChange={setAmount}
        format={format}
        parse={parse}
        group={asTyped}
      />
      <MoneyField
        label="Amount"
        currency="USD"
        value="120000"
        onChange={nothing}
        format={format}
        parse={parse}
        group={asTyped}
        error="Above USD 100,000 an underlying document is needed."
      />
    </>
  );
}

export function ChoiceFields() {
  const [account, setAccount] = useState('1');
  const [bank, setBank] = useState('');
  const [found, setFound] = useState(banks);
  const search = (text: string) =>
    setFound(banks.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())));
  return (
    <>
      <Select label="From" placeholder="Choose an account" options={accounts} value={account} onChange={setAccount} />
      <Select
        label="Purpose"
        placeholder="Choose a purpose"
        options={accounts}
        value=""
        onChange={nothing}
        error="Choose a purpose."
      />
      <ComboBox
        label="Bank of the payee"
        placeholder="Name of the bank"
        options={found}
        value={bank}
        onChange={setBank}
        onSearch={search}
        emptyText="No bank has this name"
        loadingText="Looking for banks"
      />
    </>
  );
}

const markDay = (date: string) => (date === '2026-12-25' ? { name: 'Christmas', isUnavailable: true } : undefined);

const today = '2026-11-21';

export function DateFields() {
  const [date, setDate] = useState('2026-12-01');
  const [range, setRange] = useState({ start: '2026-11-01', end: today });
  return (
    <>
      <DateField
        label="On"
        value={date}
        onChange={setDate}
        today={today}
        min={today}
        markDay={markDay}
        markLabel="Not a working day"
      />
      <DateField label="Ends" today={today} value="" onChange={nothing} error="Choose a date." />
      <DateRangeField
        label="Period"
        value={range}
        onChange={setRange}
        today={today}
        max={today}
        shortcuts={[{ label: 'Last 7 days', range: { start: '2026-11-15', end: today } }]}
      />
    </>
  );
}

export function FileFields() {
  return (
    <FileDrop
      label="Files of the batch"
      prompt="Drop the file here"
      chooseLabel="Choose a file"
      description="CSV or XLSX, at most 10 MB and 10,000 rows"
      onFiles={nothing}
      onRemove={nothing}
      removeLabel="Remove"
      files={[
        { id: '1', name: 'payroll-november.csv', note: '248 KB · 1,204 rows' },
        { id: '2', name: 'suppliers.csv', progress: 62 },
        { id: '3', name: 'photo.heic', error: 'This kind of file cannot be read.' },
      ]}
    />
  );
}
