// What decisions on many have in common, on requests as on tasks of administration.
import type { DecisionResult, RequestRevision } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { readNumber } from '../parameters.ts';
import { Refusal } from '../refusal.ts';

/** Throws when there are too many, or when one is named twice: an item is decided on and signed once. */
export async function checkBatchLimit({ db }: Context, items: readonly { readonly refNo: string }[]): Promise<void> {
  const most = await readNumber(db, 'MAX_TODO_CHECKED');
  if (items.length > most) throw new Refusal('159', { most: String(most) });
  const repeated = items.findIndex(({ refNo }, index) => items.findIndex((one) => one.refNo === refNo) < index);
  if (repeated > 0) throw new Refusal('400', {}, [{ field: `items.${repeated}.refNo`, code: 'FIELD_REPEATED' }]);
}

/** The status of an item that does not exist, or that the caller may not see. */
export const unknownStatus = 'Unknown';

/** The answer for one that was left as it is. */
export function refusedResult(
  { language }: Context,
  { refNo, revision }: RequestRevision,
  refusal: Refusal,
  status: string,
): DecisionResult {
  return {
    refNo,
    revision,
    accepted: false,
    status,
    code: refusal.code,
    ...refusal.mentioned(language),
  };
}
