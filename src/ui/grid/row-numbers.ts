// Finds the row of an element. The header is the first row of the grid.
const firstRow = 2;

export const rowNumber = (index: number) => index + firstRow;

export const indexOf = (number: number) => number - firstRow;

export const rowIn = (target: EventTarget) => (target as Element).closest<HTMLElement>('[role=row]');

/** Returns a negative number for the header and for elements outside the rows. */
export function indexIn(target: EventTarget): number {
  const row = rowIn(target);
  return row ? indexOf(Number(row.getAttribute('aria-rowindex'))) : -1;
}
