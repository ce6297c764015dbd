// A csv as RFC 4180 describes it, as spreadsheet programs write it and as people edit it by hand.
import { expect, test } from 'vitest';
import { csvLines } from '../../domain/csv-lines.ts';

test('a quoted cell goes over several lines, and the next record has the number of its own line', () => {
  expect(csvLines('a,b\r\n"Jl. Sudirman 1\r\nJakarta",2\r\n3,4\r\n')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['Jl. Sudirman 1\r\nJakarta', '2'] },
    { line: 4, cells: ['3', '4'] },
  ]);
});

test('separators and doubled quotes inside quotes belong to the cell', () => {
  expect(csvLines('a;b\n"1;2" ; "say ""yes"""\n')).toMatchObject([{}, { cells: ['1;2', 'say "yes"'] }]);
});

test('the separator is that of the first record, also when a quoted title goes over two lines', () => {
  expect(csvLines('\n"a;\nb",c\n1,2')).toEqual([
    { line: 2, cells: ['a;\nb', 'c'] },
    { line: 4, cells: ['1', '2'] },
  ]);
});

test('a quote that is not closed spoils its own line only', () => {
  expect(csvLines('a,b\n"1,2\n3,4\n"5",6')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: null },
    { line: 3, cells: ['3', '4'] },
    { line: 4, cells: ['5', '6'] },
  ]);
});

test('empty lines are left out and keep their number, with each kind of line end', () => {
  for (const end of ['\n', '\r\n', '\r'])
    expect(csvLines(['\uFEFFa,b', '  ', '', '1,', ''].join(end))).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 4, cells: ['1', ''] },
    ]);
});

test('any cells that are written with quotes are read as they were', () => {
  const signs = ['a', '"', ',', ';', '\n', '\r\n', ' b'];
  const cellsOf = (seed: number) =>
    [seed % 7, seed % 5, seed % 3].map((at, place) => `x${signs[at] ?? ''}${signs[(at * (place + 2)) % 7] ?? ''}y`);
  const rows = Array.from({ length: 105 }, (_, seed) => cellsOf(seed));
  const text = rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');
  expect(
    csvLines(`a,b,c\r\n${text}`)
      .slice(1)
      .map(({ cells }) => cells),
  ).toEqual(rows);
});
