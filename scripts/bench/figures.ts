// The lines of the table at the end of a run.
export interface Figure {
  readonly name: string;
  readonly goal: string;
  readonly value: string;
  readonly passed: boolean;
}

export const ratio = (name: string, value: number, goal: number): Figure => ({
  name,
  goal: `at least ${goal}`,
  value: value.toFixed(2),
  passed: value >= goal,
});

export const below = (name: string, value: number, goal: number, unit: string): Figure => ({
  name,
  goal: `below ${goal} ${unit}`,
  value: `${Math.round(value)} ${unit}`,
  passed: value < goal,
});

export function printFigures(figures: readonly Figure[]): void {
  console.table(
    Object.fromEntries(figures.map(({ name, passed, ...rest }) => [name, { ...rest, '': passed ? 'pass' : 'MISS' }])),
  );
}

/** Prints milliseconds of CPU time, by who needs them and what for. */
export function printCosts(costs: Readonly<Record<string, Readonly<Record<string, number>>>>): void {
  const rows = Object.entries(costs).map(([name, cost]) => {
    const total = Object.values(cost).reduce((sum, one) => sum + one, 0);
    const shown = Object.entries({ ...cost, total }).map(([part, one]) => [part, one.toFixed(2)]);
    return [`CPU ms of an approval: ${name}`, Object.fromEntries(shown)];
  });
  console.table(Object.fromEntries(rows));
}
