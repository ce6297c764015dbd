import type { ForeignTransferForm } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { businessDay } from '../../reference/business-day.ts';
import { findReferenceFacts } from '../../reference/lists.ts';
import { Refusal } from '../../refusal.ts';

type Purpose = { readonly needsUnderlying: boolean };
type Asked = Pick<Context, 'db' | 'now'>;

const findPurpose = ({ db, now }: Asked, { transactionDetails }: ForeignTransferForm) =>
  findReferenceFacts<Purpose>(db, {
    kind: 'TRANSACTION_PURPOSE',
    code: transactionDetails.purposeCode,
    on: businessDay(now),
  });

/** Throws a Refusal unless the central bank's list has the purpose. */
export async function checkPurpose(asked: Asked, form: ForeignTransferForm): Promise<void> {
  if (await findPurpose(asked, form)) return;
  throw new Refusal('FIELD_NOT_IN_LIST', {}, [
    { field: 'form.transactionDetails.purposeCode', code: 'FIELD_NOT_IN_LIST' },
  ]);
}

/** Returns whether amounts above the threshold need documents for this purpose. */
export const needsDocuments = async (asked: Asked, form: ForeignTransferForm): Promise<boolean> =>
  (await findPurpose(asked, form))?.needsUnderlying ?? true;
