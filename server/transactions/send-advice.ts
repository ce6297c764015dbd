// Sends the advice of a successful payment to the recipients whom the maker named.
import type { AdditionalDetails, Language, WhatsappNumber } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import { formatWireMoney } from '../files/format-wire-money.ts';
import { mediaTypes } from '../files/write-file.ts';
import type { JobContext, JobKind } from '../jobs/kind.ts';
import { sendMail, sendWhatsapp } from '../mail/send.ts';
import { findExecutions, type ExecutionRow } from '../execution/executions.ts';
import { kindOf } from '../approval/payment-kind.ts';
import { findRequest, identityOf, type RequestRow } from '../approval/store.ts';
import { readNamesByCode } from '../reference/code-names.ts';
import { findPerson } from '../people/people-store.ts';
import { creditAdvice } from './advice.ts';
import { print } from './documents.ts';
import type { Executed } from './facts.ts';
import { amountOf } from '../requests/list-item.ts';

interface Maker {
  readonly language: Language;
  readonly companyName: string;
}

interface Advised extends Executed {
  readonly maker: Maker;
}

const words = {
  EN: {
    attached: 'The advice is attached.',
    reference: ({ ref_no: ref }: RequestRow) => `Reference ${ref}.`,
    arrived: (company: string, amount: string) => `${company} has sent you ${amount}. The advice is attached.`,
    whatsapp: (
      company: string,
      amount: string,
      { payee_name: name, payee_account: account, ref_no: ref }: RequestRow,
    ) => `${company} has sent ${amount} to ${name}, account ${account}. Reference ${ref}.`,
  },
  ID: {
    attached: 'Advis terlampir.',
    reference: ({ ref_no: ref }: RequestRow) => `Referensi ${ref}.`,
    arrived: (company: string, amount: string) =>
      `${company} telah mengirimkan ${amount} kepada Anda. Advis terlampir.`,
    whatsapp: (
      company: string,
      amount: string,
      { payee_name: name, payee_account: account, ref_no: ref }: RequestRow,
    ) => `${company} telah mengirimkan ${amount} kepada ${name}, rekening ${account}. Referensi ${ref}.`,
  },
} as const;

function recipientsOf({ content }: RequestRow): AdditionalDetails {
  return 'form' in content && 'additionalDetails' in content.form ? (content.form.additionalDetails ?? {}) : {};
}

const dialled = ({ countryCode, valueWhatsapp }: WhatsappNumber) => `${countryCode}${valueWhatsapp}`;

async function advisePayees(job: JobContext, { maker, ...executed }: Advised): Promise<void> {
  const { row } = executed;
  const { email = [], whatsapp = [] } = recipientsOf(row);
  const { companyName, language } = maker;
  const amount = formatWireMoney(amountOf(row), language);
  const own = executed.kind.recipientWords?.(
    row,
    { company: companyName, amount, receipt: executed.execution.receipt },
    language,
  );
  const document = creditAdvice(executed, companyName, language);
  const companyId = row.company_id;
  if (email.length > 0) {
    const { title, content } = await print({ ...job, language, companyName }, executed, document);
    const attachment = { name: `${row.ref_no}.pdf`, type: mediaTypes.PDF, content };
    const mail = {
      companyId,
      subject: `${title} ${row.ref_no}`,
      body: own ? `${own.sentence} ${words[language].attached}` : words[language].arrived(companyName, amount),
    };
    for (const recipient of email) await sendMail(job, { ...mail, recipient, attachment });
  }
  const reference = words[language].reference(row);
  const body = own ? `${own.sentence} ${reference}` : words[language].whatsapp(companyName, amount, row);
  const message = { companyId, subject: document.title, body };
  for (const number of whatsapp) await sendWhatsapp(job, { ...message, recipient: dialled(number) });
}

/** Returns true for the first call only, so that an advice is sent once. */
async function isFirst(db: Database, { company_id, id_trx_log }: ExecutionRow, now: Date): Promise<boolean> {
  const noted = await db
    .insertInto('sent_advices')
    .values({ company_id, id_trx_log, outcome: 'done', sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('outcome')
    .executeTakeFirst();
  return noted !== undefined;
}

async function makerOf(db: Database, { created_by: userId }: RequestRow): Promise<Maker | undefined> {
  const found = await findPerson(db, userId);
  return found && { language: found.language, companyName: found.company_name };
}

async function advise(job: JobContext, payload: Record<string, unknown>): Promise<void> {
  const identity = { companyId: String(payload['companyId']), taskId: String(payload['taskId']) };
  const row = await findRequest(job.db, identity);
  const executions = row ? await findExecutions(job.db, identityOf(row)) : [];
  const execution = executions.find(({ state }) => state === 'done');
  if (!row || row.tab !== 'successful' || !execution) return;
  const maker = await makerOf(job.db, row);
  if (!maker || !(await isFirst(job.db, execution, job.now))) return;
  const codeNames = await readNamesByCode({ ...job, language: maker.language }, row.content);
  await advisePayees(job, { row, execution, kind: kindOf(job, row), codeNames, maker });
}

/** Adds the advice to a job. If the process crashes in between, the repeated job sends the missing advice. */
export const thenAdvise =
  (work: JobKind): JobKind =>
  async (payload, job) => {
    await work(payload, job);
    await transact(job.db, (db) => advise({ ...job, db }, payload));
  };
