import type { Services } from '../context.ts';
import { decryptFromStorage } from '../storage-encryption.ts';

/** Returns the text of a captcha, or undefined when it is used or expired. */
export async function readCaptcha(
  { db, secrets, clock }: Pick<Services, 'db' | 'secrets' | 'clock'>,
  captchaId: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('one_time_items')
    .select('content')
    .where('kind', '=', 'captcha')
    .where('item_id', '=', captchaId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return (
    found && decryptFromStorage(secrets.storageKey, Buffer.from(String(found.content['sealed']), 'base64')).toString()
  );
}
