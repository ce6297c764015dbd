// Some first messages for the inboxes.
import { createHash } from 'node:crypto';
import type { InboxDelivery } from '../../mail/store-news.ts';
import { deliver } from '../../mail/deliver-to-inbox.ts';
import type { Database } from '../../db/database.ts';

const hour = 3_600_000;

interface Seeded extends InboxDelivery {
  readonly hoursAgo: number;
}

const welcome: Seeded = {
  hoursAgo: 72,
  category: 'announcement',
  words: {
    EN: {
      subject: 'Welcome to corporate internet banking',
      paragraphs: [
        'Your company can now make, approve and release its transactions here, at any hour.',
        'We never ask for your password or a token response by telephone or e-mail.',
      ],
    },
    ID: {
      subject: 'Selamat datang di internet banking korporasi',
      paragraphs: [
        'Perusahaan Anda kini dapat membuat, menyetujui, dan merilis transaksi di sini kapan saja.',
        'Bank tidak pernah meminta password atau respons token Anda melalui telepon maupun e-mail.',
      ],
    },
  },
};

const holiday: Seeded = {
  hoursAgo: 20,
  category: 'announcement',
  words: {
    EN: {
      subject: 'The bank is closed on 24 and 25 December',
      paragraphs: [
        'SKN (LLG) and RTGS run again on 28 December. BI-FAST and transfers within the bank stay open every day.',
      ],
      facts: [
        { label: 'SKN (LLG)', value: '28 Dec 2026' },
        { label: 'RTGS', value: '28 Dec 2026' },
      ],
    },
    ID: {
      subject: 'Bank tutup pada 24 dan 25 Desember',
      paragraphs: [
        'SKN (LLG) dan RTGS tersedia kembali pada 28 Desember. BI-FAST dan pemindahbukuan tetap tersedia setiap hari.',
      ],
      facts: [
        { label: 'SKN (LLG)', value: '28 Des 2026' },
        { label: 'RTGS', value: '28 Des 2026' },
      ],
    },
  },
};

const token: Seeded = {
  hoursAgo: 3,
  category: 'security',
  words: {
    EN: {
      subject: 'Your token device was activated',
      paragraphs: ['You can sign transactions with it from now on. If you did not ask for it, call the bank at once.'],
    },
    ID: {
      subject: 'Perangkat token Anda telah diaktifkan',
      paragraphs: [
        'Anda kini dapat menandatangani transaksi dengan token ini. Jika Anda tidak memintanya, segera hubungi bank.',
      ],
    },
  },
};

// Derived from the user and the time, so that the ids are the same in every demonstration bank.
function idOf(userId: string, hoursAgo: number): string {
  const digest = createHash('sha256').update(`inbox ${userId} ${hoursAgo}`).digest('hex');
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}

export async function seedInbox(db: Database, now: Date): Promise<void> {
  const people = await db
    .selectFrom('users')
    .select(['company_id as companyId', 'user_id as userId'])
    .where('status', '=', 'active')
    .orderBy('user_id')
    .execute();
  for (const person of people)
    for (const { hoursAgo, ...message } of [welcome, holiday, token])
      await deliver(db, person, message, new Date(now.getTime() - hoursAgo * hour), idOf(person.userId, hoursAgo));
}
