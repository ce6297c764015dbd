import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountId, searchText, userId } from '../../generated/field-bounds.ts';
import { csvCell, csvText } from '../../src/lib/csv.ts';
import {
  amountsFilter,
  choiceFilter,
  choicesFilter,
  codeFilter,
  daysFilter,
  flagFilter,
  idsFilter,
  ownAddress,
  readListState,
  searchFilter,
  writeListState,
} from '../../src/lib/list-query.ts';
import { sumsByCurrency } from '../../src/lib/sums-by-currency.ts';

const spec = {
  filters: {
    search: searchFilter,
    facility: codeFilter(accountId),
    makers: idsFilter(userId, 2),
    kind: choiceFilter(['in', 'out']),
    statuses: choicesFilter(['waiting', 'done', 'lost']),
    range: daysFilter,
    amount: amountsFilter,
    favorite: flagFilter,
  },
  initial: { kind: 'in' },
  sort: { fields: ['date', 'amount'], initial: '-date' },
} as const;

const read = (address: string) => readListState(spec, new URLSearchParams(address));

describe('the address of a list', () => {
  test('leaves out default values', () => {
    const usual = read('');
    expect(usual).toEqual({ filters: { kind: 'in' }, sort: { field: 'date', direction: 'desc' }, size: 30 });
    expect(writeListState(spec, usual, new URLSearchParams()).toString()).toBe('');
  });

  test('keeps the other parameters of the address', () => {
    const state = { ...read(''), size: 50 };
    expect(writeListState(spec, state, new URLSearchParams('tab=all')).toString()).toBe('tab=all&size=50');
  });

  test('remembers that a default filter was removed', () => {
    const address = writeListState(spec, { ...read(''), filters: {} }, new URLSearchParams()).toString();
    expect(address).toBe('kind=');
    expect(read(address).filters).toEqual({});
  });

  test.each([
    'kind=sideways',
    'range=2026-12-01~2026-11-01',
    'range=soon',
    'size=31',
    'sort=-owner',
    'favorite=maybe',
    'amount=~',
    'amount=much~1',
    'amount=9.50~5.00',
    'amount=0123456789012345678901.00~',
    'range=2026-02-30~2026-03-01',
    `facility=${'1'.repeat(37)}`,
    'makers=nobody,!',
    'search=%25%26',
  ])('ignores %s, which no screen offers', (address) => {
    const { sort, size, filters } = read(address);
    expect({ sort, size }).toEqual({ sort: { field: 'date', direction: 'desc' }, size: 30 });
    expect(Object.values(filters).filter((value) => value !== 'in')).toEqual([]);
  });

  test('shortens a search and a list of users to what the bank accepts', () => {
    const { search, makers } = read(`search=${'PT Sinar '.repeat(20)}&makers=AA@BB,CC@DD,AA@BB,EE@FF`).filters;
    expect(search).toMatch(searchText.pattern);
    expect(search).toHaveLength(searchText.longest);
    expect(makers).toEqual(['AA@BB', 'CC@DD']);
  });

  test('can be read back for every state', () => {
    const state = fc.record({
      filters: fc.record(
        {
          search: fc.stringMatching(/^[A-Za-z0-9@'.,/-]{1,100}$/),
          kind: fc.constantFrom('in', 'out'),
          statuses: fc.subarray(['waiting', 'done', 'lost'], { minLength: 1 }),
          range: fc.constant({ from: '2026-11-01', to: '2026-11-23' }),
          amount: fc.constantFrom({ minimum: '5.00' }, { maximum: '9.50' }, { minimum: '5.00', maximum: '9.50' }),
          favorite: fc.boolean(),
        },
        { requiredKeys: [] },
      ),
      sort: fc.record({ field: fc.constantFrom('date', 'amount'), direction: fc.constantFrom('asc', 'desc') }),
      size: fc.constantFrom(10, 30, 50, 100),
    });
    fc.assert(
      fc.property(state, (given) => {
        const typed = given as Parameters<typeof writeListState<typeof spec.filters, 'date' | 'amount'>>[1];
        const address = writeListState(spec, typed, new URLSearchParams()).toString();
        expect(read(address)).toEqual(given);
      }),
    );
  });

  test('gives a saved view only the parameters of the list', () => {
    expect(ownAddress(spec, new URLSearchParams('tab=all&search=budi&sort=amount'))).toBe('search=budi&sort=amount');
  });
});

describe('a CSV cell', () => {
  test.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+62811', "'+62811"],
    ['@sum', "'@sum"],
    [' =1+1', "' =1+1"],
    ['-1,250.00', '"-1,250.00"'],
    ['-2+3', "'-2+3"],
    ['PT "Maju", Jakarta', '"PT ""Maju"", Jakarta"'],
    [null, ''],
    [12.5, '12.5'],
  ])('%s is written as %s', (value, written) => {
    expect(csvCell(value)).toBe(written);
  });

  test('stands in lines that spreadsheets read as UTF-8', () => {
    expect(
      csvText([
        ['a', 'b'],
        ['é', 1],
      ]),
    ).toBe('\uFEFFa,b\r\né,1\r\n');
  });
});

describe('the sum of a selection', () => {
  test('is one per currency, rupiah first, exact to the cent', () => {
    const amounts = [
      { value: '0.10', currency: 'USD' },
      { value: '99999999999999999.99', currency: 'IDR' },
      { value: '0.20', currency: 'USD' },
      { value: '0.01', currency: 'IDR' },
    ];
    expect(sumsByCurrency(amounts)).toEqual([
      { value: '100000000000000000.00', currency: 'IDR' },
      { value: '0.30', currency: 'USD' },
    ]);
  });
});
