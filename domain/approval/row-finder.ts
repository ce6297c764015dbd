// Narrows a matrix to the rows that may match a question, so that thousands of rows are not read for each question.
import { consideredAmount, mismatchesOf, type MatrixQuestion } from './matrix.ts';
import { rangeTree, type RangeTree } from './range-tree.ts';
import type { Matrix, MatrixRow } from './types.ts';

/** Rows that read the same amount from a question. */
type Measured = { readonly example: MatrixRow; readonly tree: RangeTree };

const measured = ([example, ...others]: readonly MatrixRow[]): Measured[] =>
  example ? [{ example, tree: rangeTree([example, ...others]) }] : [];

function fitting(rows: readonly MatrixRow[], question: MatrixQuestion): Measured[] {
  const own = rows.filter((row) => mismatchesOf(row, question).every((one) => one === 'amount'));
  const byMeasure = Map.groupBy(own, ({ currency, batchBasis }) => `${currency} ${batchBasis}`);
  return [...byMeasure.values()].flatMap(measured);
}

function rowsAround({ example, tree }: Measured, question: MatrixQuestion): MatrixRow[] {
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
  const known = new Map<Matrix, Map<string, readonly Measured[]>>();
  return (matrix: Matrix, question: MatrixQuestion): Matrix => {
    const own = known.get(matrix) ?? new Map<string, readonly Measured[]>();
    known.set(matrix, own);
    const key = [question.service, question.accountId, question.currency].join(' ');
    const found = own.get(key) ?? fitting(matrix.rows, question);
    own.set(key, found);
    return { ...matrix, rows: found.flatMap((one) => rowsAround(one, question)) };
  };
}
