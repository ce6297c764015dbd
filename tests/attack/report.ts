// One line per attack, followed by its faults.
import type { Outcome } from './run.ts';

const mostFaults = 6;
const longestFault = 240;

export function asLine({ list, row, facts, faults, milliseconds }: Outcome): string {
  const verdict = faults.length === 0 ? 'pass' : 'FAIL';
  const head = `${verdict}  ${list}: ${row} (${facts}; ${(milliseconds / 1000).toFixed(1)} s)`;
  const shown = faults.slice(0, mostFaults).map((fault) => `        ${fault.slice(0, longestFault)}`);
  const left = faults.length - shown.length;
  return [head, ...shown, ...(left > 0 ? [`        and ${left} more`] : [])].join('\n');
}

export function summarise(outcomes: readonly Outcome[]): string {
  const failed = outcomes.filter(({ faults }) => faults.length > 0);
  if (failed.length === 0) return `All ${outcomes.length} rows hold.`;
  return `${failed.length} of ${outcomes.length} rows do not hold.`;
}
