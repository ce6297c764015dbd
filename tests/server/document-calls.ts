// A transfer that was executed, its documents and the mails about it.
import { expect } from 'vitest';
import type { FeeQuote, SubmitReceipt } from '../../generated/types.ts';
import { operations } from '../../generated/operations.ts';
import type { TestBank } from './bank.ts';
import { bearerOf } from './people.ts';
import { draftOf, releaseSmall, submit, user } from './request-bank.ts';

const whatsapp = [{ countryCode: '+62', valueWhatsapp: '81218004567' }];
export const email = ['keuangan@sinarjaya.co.id', 'kasir@sinarjaya.co.id'];

/** A transfer of which the maker named people who get the advice. */
export function advisedDraft() {
  const draft = draftOf('10000000.00');
  if (draft.content.kind !== 'local-transfer') throw new Error('Not a local transfer');
  const form = { ...draft.content.form, additionalDetails: { email, whatsapp } };
  const fee = { value: '2500.00', currency: 'IDR' } as const;
  const lines: FeeQuote['lines'] = [{ type: 'transaction', amount: fee, account: '1370010246801' }];
  const fees: FeeQuote = { lines, totalFee: fee, totalDebit: { value: '10002500.00', currency: 'IDR' } };
  return { ...draft, fees, content: { ...draft.content, form } } as typeof draft;
}

export async function released(bank: TestBank): Promise<SubmitReceipt> {
  const receipt = await submit(bank, advisedDraft());
  expect((await releaseSmall(bank, receipt)).code).toBe('00');
  return receipt;
}

/** What names the documents of a transaction. */
export async function documentKeyOf({ services: { db } }: TestBank, { refNo }: SubmitReceipt) {
  const row = await db
    .selectFrom('requests')
    .select('id_trx_log')
    .where('ref_no', '=', refNo)
    .executeTakeFirstOrThrow();
  return { refNo, idTrxLog: row.id_trx_log ?? '' };
}

export async function mailsOn({ services: { db } }: TestBank, refNo: string) {
  const mails = await db.selectFrom('mails').selectAll().orderBy('mail_id').execute();
  return mails.filter(({ subject, body }) => `${subject} ${body}`.includes(refNo));
}

type FileOperation = 'downloadAdvice' | 'downloadMt103' | 'downloadReceipt';

export async function download(bank: TestBank, operationId: FileOperation, payload: object, language = 'en') {
  const headers = { ...(await bearerOf(bank, user('MAKER01'))), 'accept-language': language };
  return bank.app.inject({ method: 'POST', url: operations[operationId].path, payload, headers });
}
