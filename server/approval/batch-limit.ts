// Shared by decisions on many requests and decisions on many administration tasks.
import type { DecidedStatus, DecisionResult, RequestRevision } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { readNumber } from '../parameters.ts';
import { Refusal } from '../refusal.ts';

/** Throws if there are more items than MAX_TODO_CHECKED, or if one is named twice: each is signed only once. */
export async function checkBatchLimit({ db }: Context, items: readonly { readonly refNo: string }[]): Promise<void> {
  const most = await readNumber(db, 'MAX_TODO_CHECKED');
  if (items.length > most) throw new Refusal('159', { most: String(most) });
  const repeated = items.findIndex(({ refNo }, index) => items.findIndex((one) => one.refNo === refNo) < index);
  if (repeated > 0) throw new Refusal('400', {}, [{ field: `items.${repeated}.refNo`, code: 'FIELD_REPEATED' }]);
}

/** The status of an item that does not exist, or that the caller may not see. */
export const unknownStatus = 'Unknown';

/** The result for an item whose decision was refused. */
export function refusedResult(
  { language }: Context,
  { refNo, revision }: RequestRevision,
  refusal: Refusal,
  status: DecidedStatus,
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
