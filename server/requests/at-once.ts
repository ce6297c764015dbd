// What decisions on many have in common, on requests as on tasks of administration.
import type { DecisionResult, RequestRevision } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { readNumber } from '../parameters.ts';
import { Refusal } from '../refusal.ts';

export async function checkCount({ db }: Context, items: readonly unknown[]): Promise<void> {
  const most = await readNumber(db, 'MAX_TODO_CHECKED');
  if (items.length > most) throw new Refusal('159', { most: String(most) });
}

/** The answer for one that was left as it is. */
export function refusedResult(
  { language }: Context,
  { refNo, revision }: RequestRevision,
  refusal: Refusal,
  status: string,
): DecisionResult {
  const parameters = refusal.shown(language);
  return {
    refNo,
    revision,
    accepted: false,
    status,
    code: refusal.code,
    ...(Object.keys(parameters).length > 0 && { parameters }),
  };
}
