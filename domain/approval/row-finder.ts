// Narrows a matrix to the rows that may match a question, so that thousands of rows are not read for each question.
import { consideredAmount, mismatchesOf, type MatrixQuestion } from './matrix.ts';
import { rangeTree, type RangeTree } from './range-tree.ts';
import type { Matrix, MatrixRow } from './types.ts';

/** Rows that compare their ranges with the same amount of a question, such as its total in rupiah. */
type RowsOfMeasure = { readonly example: MatrixRow; readonly tree: RangeTree };

const withTree = ([example, ...others]: readonly MatrixRow[]): RowsOfMeasure[] =>
  example ? [{ example, tree: rangeTree([example, ...others]) }] : [];

function fitting(rows: readonly MatrixRow[], question: MatrixQuestion): RowsOfMeasure[] {
  const own = rows.filter((row) => mismatchesOf(row, question).every((one) => one === 'amount'));
  const byMeasure = Map.groupBy(own, ({ currency, batchBasis }) => `${currency} ${batchBasis}`);
  return [...byMeasure.values()].flatMap(withTree);
}

function rowsAround({ example, tree }: RowsOfMeasure, question: MatrixQuestion): MatrixRow[] {
  const { minor } = consideredAmount(example, question);
  const found: MatrixRow[] = [];
  tree.visit({ latestStart: minor, earliestEnd: minor }, (row) => {
    found.push(row);
    return false;
  });
  return found;
}

/** Returns a function that gives the same matrix with fewer rows; the engine finds the same row in it. */
export function rowFinder() {
  const known = new Map<Matrix, Map<string, readonly RowsOfMeasure[]>>();
  return (matrix: Matrix, question: MatrixQuestion): Matrix => {
    const own = known.get(matrix) ?? new Map<string, readonly RowsOfMeasure[]>();
    known.set(matrix, own);
    const key = [question.service, question.accountId, question.currency].join(' ');
    const found = own.get(key) ?? fitting(matrix.rows, question);
    own.set(key, found);
    return { ...matrix, rows: found.flatMap((one) => rowsAround(one, question)) };
  };
}
