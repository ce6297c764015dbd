// Notifies the makers of a series, by mail and in the inbox, about an occurrence that was not paid.
import { formatDate, formatMoment } from '../../domain/date-format.ts';
import type { Language } from '../../generated/types.ts';
import { describeCode } from '../code-texts.ts';
import type { JobContext } from '../jobs/kind.ts';
import { deliverAll } from '../mail/deliver-to-inbox.ts';
import { mailNews } from '../mail/news-by-email.ts';
import type { InboxWords } from '../mail/store-news.ts';
import type { Refusal } from '../refusal.ts';
import type { SeriesRequest } from './series-now.ts';

const words = {
  EN: {
    subject: (refNo: string, date: string) => `${refNo}: the payment of ${date} was not made`,
    about: (payee: string) => `It belongs to the recurring payment to ${payee}. No account was debited.`,
    again: (at: string) => `The bank tries it again at ${at}.`,
    held: (refNo: string, date: string) => `${refNo}: the payment of ${date} is on hold`,
    untilKnown:
      'The holidays of that day are not announced yet. The bank holds the payment and makes it as soon as they are. To end it, stop the series.',
    over: 'The bank does not try it again; later payments of the series go on as planned.',
  },
  ID: {
    subject: (refNo: string, date: string) => `${refNo}: pembayaran ${date} tidak dilakukan`,
    about: (payee: string) =>
      `Pembayaran ini bagian dari transaksi berkala kepada ${payee}. Tidak ada rekening yang didebit.`,
    again: (at: string) => `Bank akan mencoba lagi pada ${at}.`,
    held: (refNo: string, date: string) => `${refNo}: pembayaran ${date} ditahan`,
    untilKnown:
      'Hari libur untuk tanggal itu belum diumumkan. Bank menahan pembayaran ini dan menjalankannya setelah hari libur diumumkan. Untuk membatalkannya, hentikan transaksi berkala ini.',
    over: 'Bank tidak mencoba lagi; pembayaran berikutnya tetap berjalan sesuai jadwal.',
  },
} as const;

export interface Unpaid {
  readonly plannedDate: string;
  readonly refusal: Refusal;
  /** Null if it is not tried again. */
  readonly nextAttempt: Date | null;
}

function wordsIn(row: SeriesRequest, { plannedDate, refusal, nextAttempt }: Unpaid, language: Language): InboxWords {
  const word = words[language];
  const { parameters = {} } = refusal.mentioned(language);
  const why = describeCode(refusal.code, language, { reference: row.ref_no, ...parameters });
  const next = nextAttempt ? word.again(formatMoment(nextAttempt.getTime(), language)) : word.over;
  return {
    subject: word.subject(row.ref_no, formatDate(plannedDate, language)),
    paragraphs: [word.about(row.payee_name), why, next],
  };
}

type News = Readonly<Record<Language, InboxWords>>;

async function notify(job: JobContext, row: SeriesRequest, news: News): Promise<void> {
  const { company_id: companyId, maker_ids: userIds } = row;
  await mailNews(job, { companyId, userIds, topic: 'request-finished', words: news });
  const target = { kind: 'transaction', menuAccess: row.menu_access, refNo: row.ref_no } as const;
  const messages = userIds.map((userId) => ({ userId, category: 'transaction' as const, words: news, target }));
  await deliverAll(job.db, { companyId, messages }, job.now);
}

export const notifyMakers = (job: JobContext, row: SeriesRequest, unpaid: Unpaid): Promise<void> =>
  notify(job, row, { EN: wordsIn(row, unpaid, 'EN'), ID: wordsIn(row, unpaid, 'ID') });

/** Notifies the makers that the bank holds a payment until the holidays of its day are announced. */
export async function notifyOfHeld(job: JobContext, row: SeriesRequest, plannedDate: string): Promise<void> {
  const wordsOf = (language: Language): InboxWords => ({
    subject: words[language].held(row.ref_no, formatDate(plannedDate, language)),
    paragraphs: [words[language].about(row.payee_name), words[language].untilKnown],
  });
  await notify(job, row, { EN: wordsOf('EN'), ID: wordsOf('ID') });
}
