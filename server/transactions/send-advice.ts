// After the bank has answered: whoever the maker named is told of a payment that arrived, the maker of one that failed.
import type { AdditionalDetails, Language, WhatsappNumber } from '../../generated/types.ts';
import { describeCode } from '../code-texts.ts';
import type { Database } from '../db/database.ts';
import { shownMoney } from '../files/shown-money.ts';
import { mediaTypes } from '../files/write.ts';
import type { JobContext, JobKind } from '../jobs/kinds.ts';
import { sendMail, sendWhatsapp } from '../mail/send.ts';
import { findExecution, type ExecutionRow } from '../requests/executions.ts';
import { findRequest, identityOf, type RequestRow } from '../requests/store.ts';
import { findPerson } from '../session/people-store.ts';
import { creditAdvice } from './advice.ts';
import { print } from './documents.ts';
import type { Executed } from './facts.ts';
import { amountOf } from './list-item.ts';

type Outcome = 'done' | 'rejected';

interface Maker {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly companyName: string;
}

interface Told extends Executed {
  readonly maker: Maker;
}

const words = {
  EN: {
    arrived: (company: string, amount: string) => `${company} has sent you ${amount}. The advice is attached.`,
    whatsapp: (
      company: string,
      amount: string,
      { payee_name: name, payee_account: account, ref_no: ref }: RequestRow,
    ) => `${company} has sent ${amount} to ${name}, account ${account}. Reference ${ref}.`,
    failed: (amount: string) => `Your transfer of ${amount} failed`,
    why: (name: string, { payee_name: payee, ref_no: ref }: RequestRow, reason: string) =>
      `Dear ${name},\n\nThe bank did not carry out the transaction ${ref} to ${payee}.\n\n${reason}`,
  },
  ID: {
    arrived: (company: string, amount: string) =>
      `${company} telah mengirimkan ${amount} kepada Anda. Advis terlampir.`,
    whatsapp: (
      company: string,
      amount: string,
      { payee_name: name, payee_account: account, ref_no: ref }: RequestRow,
    ) => `${company} telah mengirimkan ${amount} kepada ${name}, rekening ${account}. Referensi ${ref}.`,
    failed: (amount: string) => `Transfer ${amount} gagal`,
    why: (name: string, { payee_name: payee, ref_no: ref }: RequestRow, reason: string) =>
      `Yth. ${name},\n\nBank tidak menjalankan transaksi ${ref} kepada ${payee}.\n\n${reason}`,
  },
} as const;

function recipientsOf({ content }: RequestRow): AdditionalDetails {
  return 'form' in content && 'additionalDetails' in content.form ? (content.form.additionalDetails ?? {}) : {};
}

const dialled = ({ countryCode, valueWhatsapp }: WhatsappNumber) => `${countryCode}${valueWhatsapp}`;

async function tellPayees(job: JobContext, { maker, ...executed }: Told): Promise<void> {
  const { row } = executed;
  const { email = [], whatsapp = [] } = recipientsOf(row);
  const { companyName, language } = maker;
  const amount = shownMoney(amountOf(row), language);
  const document = creditAdvice(executed, companyName, language);
  const companyId = row.company_id;
  if (email.length > 0) {
    const { title, content } = await print({ ...job, language, companyName }, executed, document);
    const attachment = { name: `${row.ref_no}.pdf`, type: mediaTypes.PDF, content };
    const mail = { companyId, subject: `${title} ${row.ref_no}`, body: words[language].arrived(companyName, amount) };
    for (const recipient of email) await sendMail(job, { ...mail, recipient, attachment });
  }
  const message = { companyId, subject: document.title, body: words[language].whatsapp(companyName, amount, row) };
  for (const number of whatsapp) await sendWhatsapp(job, { ...message, recipient: dialled(number) });
}

async function tellMaker(job: JobContext, { maker, row, execution }: Told): Promise<void> {
  const { language, email, name } = maker;
  const reason = execution.code === null ? '' : describeCode(execution.code, language, {});
  const subject = `${words[language].failed(shownMoney(amountOf(row), language))}: ${row.ref_no}`;
  const body = words[language].why(name, row, reason);
  await sendMail(job, { companyId: row.company_id, recipient: email, subject, body });
}

/** Only the first to say so sends it. */
async function isFirst(db: Database, { company_id, id_trx_log }: ExecutionRow, outcome: Outcome, now: Date) {
  const noted = await db
    .insertInto('sent_advices')
    .values({ company_id, id_trx_log, outcome, sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('outcome')
    .executeTakeFirst();
  return noted !== undefined;
}

async function makerOf(db: Database, { created_by: userId }: RequestRow): Promise<Maker | undefined> {
  const found = await findPerson(db, userId);
  return found && { name: found.name, email: found.email, language: found.language, companyName: found.company_name };
}

async function advise(job: JobContext, payload: Record<string, unknown>): Promise<void> {
  const identity = { companyId: String(payload['companyId']), taskId: String(payload['taskId']) };
  const row = await findRequest(job.db, identity);
  const execution = row && (await findExecution(job.db, identityOf(row)));
  if (!row || (execution?.state !== 'done' && execution?.state !== 'rejected')) return;
  const maker = await makerOf(job.db, row);
  if (!maker || !(await isFirst(job.db, execution, execution.state, job.now))) return;
  const told = { row, execution, maker };
  await (execution.state === 'done' ? tellPayees(job, told) : tellMaker(job, told));
}

/** The job does its work, and then tells; a job that is run again after a crash tells what was not told yet. */
export const thenAdvise =
  (work: JobKind): JobKind =>
  async (payload, job) => {
    await work(payload, job);
    await job.db.transaction().execute((db) => advise({ ...job, db }, payload));
  };
