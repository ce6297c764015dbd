// Remembers which changes this tab has submitted. The browser's Back then shows the result of a change, not its form.
const storageName = 'sent-changes';
const mostKept = 50;

type Sent = readonly (readonly [change: string, result: string])[];

const read = (): Sent => JSON.parse(sessionStorage.getItem(storageName) ?? '[]') as Sent;

/** Returns the address of the result if the change was submitted. */
export const resultOf = (change: string | undefined): string | undefined =>
  change === undefined ? undefined : read().find(([sent]) => sent === change)?.[1];

export function noteSent(change: string, result: string): void {
  sessionStorage.setItem(storageName, JSON.stringify([[change, result], ...read()].slice(0, mostKept)));
}
