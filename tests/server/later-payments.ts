// Asks about payments while something changed: every answer must be declared, and what is stored is shown and was debited.
import { expect } from 'vitest';
import type { StageKind } from '../../domain/approval/types.ts';
import type { SubmitReceipt, TransactionContent, TransactionDetail } from '../../generated/types.ts';
import { minorOf } from '../../server/db/numeric.ts';
import type { Answer, TestBank } from './bank.ts';
import { kinds, type KindName } from './later-changes.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { bearerOf } from './people.ts';
import { undeclaredIn } from './reached-codes.ts';
import { decideOn, runJobs, user } from './request-bank.ts';
import { fromOperasional } from './transfer-bank.ts';

const maker = user('MAKER01');
/** What makers and approvers confirm. */
const notes = ['possible-duplicate', 'repeated-reference', 'name-differs', 'name-unchecked', 'payee-account-changed'];
const confirmed = [...notes, 'next-working-day'];
const flags = [...notes, 'late', 'repaired'];
const names: Readonly<Record<StageKind, string>> = { verify: 'VERIFIER', approve: 'APPROVER', release: 'RELEASER' };
/** A parameter that a text lacks leaves one of these. */
const gap = /\{\{| {2}| [,.]/;

export const keyOf = ({ taskId, refNo, revision }: SubmitReceipt) => ({ taskId, refNo, revision });

export const formOf = ({ transactionDetails }: Pick<TransactionDetail, 'transactionDetails'>) =>
  (transactionDetails as Extract<TransactionContent, { readonly form: object }>).form;

export function laterCalls(bank: () => TestBank) {
  const answers = new Map<string, number>();

  /** Counts the answer. Fails for one that is not declared or is a fault of the bank. */
  function judged(about: string, operationId: string, answer: Answer): Answer {
    const { status, code, body } = answer;
    const fields = ((body['errors'] ?? []) as { code: string }[]).map((one) => one.code);
    const undeclared = undeclaredIn(operationId, [code, ...fields]);
    const isClear = status !== 500 && String(body['statusDesc']) !== '';
    expect({ about, operationId, code, undeclared, isClear }).toMatchObject({ undeclared: [], isClear: true });
    answers.set(`${operationId} ${code}`, (answers.get(`${operationId} ${code}`) ?? 0) + 1);
    return answer;
  }
  const asked = async (about: string, operationId: string, body: object, id = 'MAKER01') =>
    judged(about, operationId, await ask(bank(), operationId, { user: user(id), body }));
  const read = <Output>(operationId: string, body: object, language: 'en' | 'id' = 'en') =>
    outputOf<Output>(bank(), operationId, { user: maker, body, language });

  /** Takes the decisions of the route until one is refused. */
  async function decideAll(about: string, name: KindName, receipt: SubmitReceipt): Promise<void> {
    const { menuAccess } = kinds[name];
    const signed = { menuAccess, confirmed: flags };
    const taken: Record<StageKind, number> = { verify: 0, approve: 0, release: 0 };
    for (const { kind, groups } of receipt.route.stages)
      for (let left = groups.reduce((sum, { quorum }) => sum + quorum, 0); left > 0; left -= 1) {
        taken[kind] += 1;
        const id = `${names[kind]}0${taken[kind]}`;
        const { code } =
          kind === 'verify'
            ? await asked(about, 'verifyRequest', { ...keyOf(receipt), ...signed }, id)
            : judged(about, `${kind}Request`, await decideOn(bank(), id, kind, receipt, signed));
        if (code !== '00') return;
      }
  }

  async function debitedBy({ refNo }: SubmitReceipt): Promise<bigint> {
    const rows = await bank()
      .services.db.selectFrom('postings as p')
      .innerJoin('journal_entries as e', 'e.entry_id', 'p.entry_id')
      .select('p.amount')
      .where('e.reference', 'like', `${refNo}%`)
      .where('p.company_id', '=', 'NUSANTARA')
      .where('p.account_id', '=', fromOperasional.id)
      .execute();
    return rows.reduce((sum, { amount }) => sum - minorOf(amount), 0n);
  }

  /** A document that a payment does not have is refused. */
  async function expectPrinted(about: string, { refNo, idTrxLog }: TransactionDetail): Promise<void> {
    const { authorization } = await bearerOf(bank(), maker);
    for (const document of ['receipt', 'advice'])
      for (const language of ['en', 'id']) {
        const url = `/api/transaction-status/${document}/download`;
        const headers = { authorization, 'accept-language': language };
        const { statusCode } = await bank().app.inject({ method: 'POST', url, headers, payload: { refNo, idTrxLog } });
        expect({ about, document, isFault: statusCode >= 500 }).toMatchObject({ isFault: false });
      }
  }

  /** What is stored is shown in both languages, and the account was debited by what is shown, or by nothing. */
  async function expectShown(about: string, name: KindName, receipt: SubmitReceipt): Promise<TransactionDetail> {
    const key = { refNo: receipt.refNo, menuAccess: kinds[name].menuAccess };
    const inIndonesian = await read<TransactionDetail>('getTransaction', key, 'id');
    const detail = await read<TransactionDetail>('getTransaction', key);
    for (const { banner } of [inIndonesian, detail]) expect(banner.reason ?? '', about).not.toMatch(gap);
    await read('getTransactionTimeline', key);
    await read('getRequest', { ...key, taskId: receipt.taskId });
    await read('listTransactions', { status: 'all' });
    const isPaid = ['Successful', 'Pending by Bank', 'Ready to Pick-up'].includes(detail.status);
    const shown = isPaid ? (detail.fees?.totalDebit ?? detail.amount)?.value : undefined;
    const debited = await debitedBy(receipt);
    expect({ about, status: detail.status, debited }).toMatchObject({ debited: minorOf(shown ?? '0') });
    if (isPaid && detail.idTrxLog) await expectPrinted(about, detail);
    return detail;
  }

  async function finish(about: string, name: KindName, receipt: SubmitReceipt): Promise<void> {
    await decideAll(about, name, receipt);
    await runJobs(bank());
    await expectShown(about, name, receipt);
  }

  /** Checks the form and submits it; what passes the check is taken, and then decided on and paid. */
  async function pay(about: string, name: KindName, form: object): Promise<void> {
    const { validate, submit } = kinds[name];
    const checked = await asked(about, validate, { form });
    const sent = await asked(about, submit, { form, confirmed });
    expect({ about, checked: checked.code, isSent: sent.code === '00' }).toMatchObject({
      isSent: checked.code === '00',
    });
    if (sent.code === '00') await finish(about, name, sent.output as SubmitReceipt);
  }

  const submitted = (name: KindName, form: object) => read<SubmitReceipt>(kinds[name].submit, { form, confirmed });
  return { answers, asked, read, decideAll, expectShown, finish, pay, submitted, confirmed };
}
