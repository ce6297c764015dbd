// The example files of the contract follow the grammar that BulkTemplate writes down.
import { describe, expect, test } from 'vitest';
import type { BulkControlTotals, BulkTemplate, BulkTotalLine, Money, RateBoardRow } from '../../generated/types.ts';
import { resolve, type Example, type MediaType, type ResponseObject } from '../../server/contract/document.ts';
import { contract, operations } from './contract.ts';

const separators = { comma: ',', semicolon: ';', pipe: '|' } as const;
const valuesOf = ({ examples = {} }: MediaType) =>
  Object.values(examples).map((example) => resolve<Example>(contract, example).value);

function answersOf(operationId: string): [string, MediaType][] {
  const { operation } = operations.find((one) => one.operation.operationId === operationId) ?? {};
  const success = resolve<ResponseObject>(contract, operation?.responses['200'] ?? {});
  return Object.entries(success.content ?? {});
}

const layouts = answersOf('listBulkTemplates').flatMap(([, media]) =>
  valuesOf(media).flatMap((value) => (value as { output: { items: BulkTemplate[] } }).output.items),
);

function layoutOf(recordType: string): BulkTemplate {
  const found = layouts.find((layout) => layout.recordType === recordType);
  if (!found) throw new Error(`There is no layout of ${recordType}`);
  return found;
}

const linesOf = (text: string, { separator }: BulkTemplate) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(separators[separator]));

const place = (columns: readonly { columnName: string }[], name: string) =>
  columns.findIndex(({ columnName }) => columnName === name);

/** Returns the amounts of the records and what the header says of them. */
function read(text: string, layout: BulkTemplate, hasHeader: boolean) {
  const lines = linesOf(text, layout);
  const [header, records] = hasHeader ? [lines[0], lines.slice(1)] : [undefined, lines];
  return {
    header,
    records,
    amounts: records.map((values) => values[place(layout.columns, 'Amount')] ?? ''),
    count: header?.[place(layout.headerColumns, 'Record count')],
    total: header?.[place(layout.headerColumns, 'Total amount')],
  };
}

const hundredths = (amount: string) => BigInt(amount.replace('.', ''));

const samples = answersOf('downloadBulkSample').map(([type, media]) => [type, String(valuesOf(media)[0])] as const);

describe('a file', () => {
  test.each([
    ['local-currency-transfer', 'text/csv', true],
    ['bulk-debit', 'text/plain', false],
  ])(
    'of %s has the columns of its layout, and a header that adds up where the layout has one',
    (recordType, type, hasHeader) => {
      const layout = layoutOf(recordType);
      const text = samples.find(([one]) => one === type)?.[1] ?? '';
      const { header, records, amounts, count, total } = read(text, layout, hasHeader);
      expect(layout.headerColumns.length).toBe(header?.length ?? 0);
      expect(records.map((values) => values.length)).toEqual(records.map(() => layout.columns.length));
      for (const amount of amounts) expect(amount).toMatch(/^\d+\.\d\d$/);
      if (!header) return;
      expect(header[0]).toBe('P');
      expect(count).toBe(String(records.length));
      expect(hundredths(total ?? '')).toBe(amounts.reduce((sum, amount) => sum + hundredths(amount), 0n));
    },
  );

  test.each([
    ['local-currency-transfer', 'text/csv'],
    ['bulk-debit', 'text/plain'],
  ])('to fill in, of %s, names the columns of the header and of a record', (recordType, type) => {
    const layout = layoutOf(recordType);
    const media = answersOf('downloadBulkTemplate').find(([one]) => one === type)?.[1];
    const names = [layout.headerColumns, layout.columns].map((columns) => columns.map(({ columnName }) => columnName));
    const lines = linesOf(String(media && valuesOf(media)[0]), layout);
    expect(lines).toEqual(names.filter((columns) => columns.length > 0));
  });

  test('that is uploaded with its instruction begins with the header of its layout', () => {
    const { operation } = operations.find((one) => one.operation.operationId === 'uploadBulkFiles') ?? {};
    const bodies = Object.values(operation?.requestBody?.content ?? {}).flatMap(valuesOf) as {
      recordType: string;
      uploadMode: string;
      files: string[];
    }[];
    const quick = bodies.filter(({ uploadMode }) => uploadMode === 'quick');
    expect(quick.length).toBeGreaterThan(0);
    for (const { recordType, files } of quick)
      for (const file of files) {
        const layout = layoutOf(recordType);
        const { header, records, count } = read(file, layout, true);
        expect(header?.[0]).toBe('P');
        expect(count).toBe(String(records.length));
        expect(records.map((values) => values.length)).toEqual(records.map(() => layout.columns.length));
      }
  });
});

type Value = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Value => typeof value === 'object' && value !== null;
const objectsIn = (value: unknown): Value[] =>
  isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
const inAnswers = operations.flatMap(({ operation }) =>
  answersOf(operation.operationId).flatMap(([, media]) => valuesOf(media).flatMap(objectsIn)),
);

/** The control totals of a file; a request or a transaction has the file beside them. */
interface Added {
  readonly file?: { readonly batchNumber: string; readonly uploadMode: string };
  readonly batchNumber?: string;
  readonly control: BulkControlTotals;
  readonly lines?: readonly BulkTotalLine[];
  readonly highestRecord?: Money | null;
  readonly totalFee?: Money;
}

const isAdded = (value: object): value is Added => 'control' in value && ('file' in value || 'batchNumber' in value);
const added = inAnswers.flatMap((value) => (isAdded(value) ? [value] : []));

const isRate = (value: object): value is RateBoardRow => 'quoteUnit' in value && 'middle' in value;
const rates = answersOf('listExchangeRates').flatMap(([, media]) =>
  valuesOf(media)
    .slice(0, 1)
    .flatMap(objectsIn)
    .flatMap((value) => (isRate(value) ? [value] : [])),
);

/** Hundredths of a rupiah at the middle rate of the example board, half up. */
function exchanged(sum: bigint, currency: string): bigint {
  if (currency === 'IDR') return sum;
  const rate = rates.find((one) => one.currency === currency);
  if (!rate) throw new Error(`The example board has no ${currency}`);
  const divisor = 100n * BigInt(rate.quoteUnit);
  return (2n * sum * hundredths(rate.middle) + divisor) / (2n * divisor);
}

/** Each currency is added up first, and its sum exchanged once. */
function comesTo(amounts: readonly Money[]): bigint {
  const sums = Map.groupBy(amounts, ({ currency }) => currency);
  return [...sums].reduce((total, [currency, all]) => {
    const sum = all.reduce((units, { value }) => units + hundredths(value), 0n);
    return total + exchanged(sum, currency);
  }, 0n);
}

const currencyOfAccount = new Map(
  inAnswers.flatMap(({ number, alias, currency }) =>
    typeof number === 'string' && typeof alias === 'string' ? [[number, currency] as const] : [],
  ),
);
const inRupiah = ({ lines = [] }: Added) => lines.every(({ total: { currency } }) => currency === 'IDR');

describe('the control totals in the examples', () => {
  test('promise nothing for a file without a header line, and match it then', () => {
    const withoutHeader = added.filter(({ file }) => file?.uploadMode === 'non-quick');
    expect(withoutHeader.length).toBeGreaterThan(5);
    for (const { control } of withoutHeader)
      expect(control).toMatchObject({ headerRecords: null, headerTotal: null, matches: true });
  });

  test('match where the header line is right', () => {
    for (const { control } of added.filter(({ control: { headerRecords } }) => headerRecords !== null)) {
      const { headerRecords, actualRecords, headerTotal, actualTotal, matches } = control;
      const isRight = headerRecords === actualRecords && headerTotal?.value === actualTotal.value;
      expect({ control, matches }).toEqual({ control, matches: isRight });
    }
  });

  test('are the same for one file in every operation', () => {
    const byFile = Map.groupBy(added, ({ file, batchNumber }) => file?.batchNumber ?? batchNumber);
    for (const [batch, all] of byFile)
      expect({ batch, seen: new Set(all.map(({ control }) => JSON.stringify(control))).size }).toEqual({
        batch,
        seen: 1,
      });
  });

  test('are what the lines add up to', () => {
    const withLines = added.filter(({ lines }) => lines !== undefined);
    expect(withLines.length).toBeGreaterThan(3);
    for (const { lines = [], control } of withLines.filter(inRupiah)) {
      expect(lines.reduce((sum, { records }) => sum + records, 0)).toBe(control.actualRecords);
      const total = lines.reduce((sum, line) => sum + hundredths(line.total.value), 0n);
      expect(total).toBe(hundredths(control.actualTotal.value));
    }
  });

  test('exchange the sum of each other currency once, half up', () => {
    const withLines = added.filter(({ lines }) => lines !== undefined);
    for (const { lines = [], control, batchNumber } of withLines)
      expect({ batchNumber, total: comesTo(lines.map(({ total }) => total)) }).toEqual({
        batchNumber,
        total: hundredths(control.actualTotal.value),
      });
    const currencies = withLines.map(
      ({ lines = [] }) => new Set(lines.map(({ total: { currency } }) => currency)).size,
    );
    expect(Math.max(...currencies)).toBeGreaterThan(1);
  });

  test('have fees in the currency of the account, and of several currencies their sum in rupiah', () => {
    for (const { lines = [], totalFee } of added) {
      for (const { fromAccount, fee } of lines)
        expect(fee.currency).toBe(fromAccount === null ? 'IDR' : currencyOfAccount.get(fromAccount));
      if (!totalFee) continue;
      const fees = lines.map(({ fee }) => fee);
      const isOne = new Set(fees.map(({ currency }) => currency)).size === 1;
      const sum = isOne ? fees.reduce((units, { value }) => units + hundredths(value), 0n) : comesTo(fees);
      expect(totalFee).toEqual({ currency: isOne ? fees[0]?.currency : 'IDR', value: totalFee.value });
      expect(hundredths(totalFee.value)).toBe(sum);
    }
  });

  test('have the record that is most in rupiah as the highest, and none in a file without records', () => {
    const withHighest = added.filter(({ highestRecord }) => highestRecord !== undefined);
    expect(withHighest.some(({ lines }) => lines?.length === 0)).toBe(true);
    for (const { lines = [], highestRecord } of withHighest) {
      const highest = highestRecord ? exchanged(hundredths(highestRecord.value), highestRecord.currency) : 0n;
      for (const { records, total } of lines)
        expect(exchanged(hundredths(total.value), total.currency)).toBeLessThanOrEqual(highest * BigInt(records));
      expect(lines.length > 0 || highestRecord === null).toBe(true);
    }
  });
});
