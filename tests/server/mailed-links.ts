import type { TestBank } from './bank.ts';

export async function lastMail({ services: { db } }: TestBank, recipient: string) {
  return db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('mail_id', 'desc')
    .executeTakeFirst();
}

export async function linkIn(bank: TestBank, recipient: string): Promise<string> {
  return /#([\w-]{43})/.exec((await lastMail(bank, recipient))?.body ?? '')?.[1] ?? '';
}
