// Transfers that were sent abroad: what happened to them, and the messages about them.
import { expect } from 'vitest';
import type { SubmitReceipt, TransactionDetail } from '../../generated/types.ts';
import { scriptNext } from '../../server/host/script.ts';
import { readUseOfDay } from '../../server/ledger/daily-use.ts';
import { queueUnmailedNews } from '../../server/news/queue-news.ts';
import type { TestBank } from './bank.ts';
import { releaseForeign, submitForeign } from './foreign-bank.ts';
import { outputOf } from './lookup-calls.ts';
import { runJobs, statusOf, user } from './request-bank.ts';

export const morning = new Date('2026-11-23T09:00:00+07:00');
export const later = new Date('2026-11-23T10:00:00+07:00');

export function sentAbroad(bank: () => TestBank) {
  const detailOf = ({ refNo }: SubmitReceipt) =>
    outputOf<TransactionDetail>(bank(), 'getTransaction', {
      user: user('MAKER01'),
      body: { refNo, menuAccess: 'FCY' },
    });
  const usesOf = (refNo: string) =>
    bank()
      .services.db.selectFrom('underlying_uses')
      .select(['amount_eq', 'state'])
      .where('ref_no', '=', refNo)
      .execute();
  /** Writes the messages about what has happened until now. */
  const deliverNews = async () => {
    await queueUnmailedNews(bank().services);
    await runJobs(bank());
  };
  const messagesTo = async (id: string, refNo: string) => {
    const { db } = bank().services;
    await deliverNews();
    const rows = await db.selectFrom('inbox_messages').selectAll().where('user_id', '=', user(id)).execute();
    return rows.filter(({ subject_en: subject }) => subject.includes(refNo));
  };
  const subjectsTo = async (id: string, refNo: string) =>
    (await messagesTo(id, refNo)).map(({ subject_en: subject }) => subject);
  const willComeBack = () => {
    const answer = { kind: 'done', returned: 'AC04' } as const;
    return scriptNext(bank().services.db, { operation: 'transfer', service: 'SVC_FCY_TT', answer });
  };
  const sent = async (form: object, comesBack: boolean, approvers?: readonly string[]) => {
    const receipt = await submitForeign(bank(), form, ['possible-duplicate']);
    await releaseForeign(bank(), receipt, approvers, ['possible-duplicate']);
    if (comesBack) await willComeBack();
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Pending by Bank');
    return receipt;
  };
  const sentBack = async (form: object, approvers?: readonly string[]) => {
    const receipt = await sent(form, true, approvers);
    bank().setTime(later);
    await runJobs(bank());
    return receipt;
  };
  const useToday = async () => {
    const use = await readUseOfDay(bank().services.db, { companyId: 'NUSANTARA', day: '2026-11-23' });
    const { used, reserved } = use.get('SVC_FCY_TT') ?? {};
    return { used: used?.minor ?? 0n, reserved: reserved?.minor ?? 0n };
  };
  return { detailOf, usesOf, deliverNews, messagesTo, subjectsTo, willComeBack, sent, sentBack, useToday };
}
