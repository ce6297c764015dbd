import type { BifastProxy, LocalBeneficiary } from '../../generated/types.ts';
import type { Context } from '../context.ts';

export interface Inquiry {
  readonly beneficiary: LocalBeneficiary;
  readonly proxy?: BifastProxy;
}

const kind = 'payee-inquiry';
const validMilliseconds = 30 * 60_000;

/** The id contains the user, so no other user can refer to the inquiry. */
const itemId = ({ who }: Context, inquiryId: string) => `${who.companyId}/${who.userId}/${inquiryId}`;

/** Stores the answer of the payee's bank. Returns until when a form may refer to it. */
export async function storeInquiry(context: Context, inquiryId: string, inquiry: Inquiry): Promise<Date> {
  const expiresAt = new Date(context.now.getTime() + validMilliseconds);
  const item = { kind, item_id: itemId(context, inquiryId), content: JSON.stringify(inquiry), expires_at: expiresAt };
  await context.db.insertInto('one_time_items').values(item).execute();
  return expiresAt;
}

export async function findInquiry(context: Context, inquiryId: string): Promise<Inquiry | undefined> {
  const found = await context.db
    .selectFrom('one_time_items')
    .select('content')
    .where('kind', '=', kind)
    .where('item_id', '=', itemId(context, inquiryId))
    .where('expires_at', '>', context.now)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return found?.content as Inquiry | undefined;
}

/** Locks the inquiry until the commit; a second submission at the same time then finds it used. */
export async function lockInquiry(context: Context, inquiryId: string): Promise<void> {
  await context.db
    .selectFrom('one_time_items')
    .select('item_id')
    .where('kind', '=', kind)
    .where('item_id', '=', itemId(context, inquiryId))
    .forUpdate()
    .execute();
}

/** An inquiry serves one submission; the next one asks the bank again who holds the account. */
export async function markInquiryUsed(context: Context, inquiryId: string): Promise<void> {
  await context.db
    .updateTable('one_time_items')
    .set({ used_at: context.now })
    .where('kind', '=', kind)
    .where('item_id', '=', itemId(context, inquiryId))
    .execute();
}
