// What the cases read from an answer.
import type { Answer } from './exchange.ts';
import type { Complaint } from './judge.ts';
import { isFields, type Fields } from './seen.ts';

export const complain = (kind: string, message: string): Complaint[] => [{ kind, message }];

export const isDone = (answer: Answer | undefined) => answer !== undefined && answer.status < 300;

/** Undefined for a text that is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The output of a success; nothing of a refusal. */
export function outputOf(answer: Answer | undefined): Fields {
  const body = answer && isDone(answer) ? parsed(answer.text) : undefined;
  return isFields(body) && isFields(body['output']) ? body['output'] : {};
}
