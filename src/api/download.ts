import { ask, type AskOptions } from './ask.ts';
import type { Call, InputOf, OperationId } from './call.ts';

/** The time limit of a download; a report over a year takes long. */
const downloadMilliseconds = 1_800_000;

export function saveFile(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export async function download<Id extends OperationId>(
  call: Call<Id>,
  input: InputOf<Id>,
  fileName: string,
  options: AskOptions = {},
): Promise<void> {
  const content: unknown = await ask(call, input, { timeoutMilliseconds: downloadMilliseconds, ...options });
  if (content instanceof Blob) saveFile(content, fileName);
}
