// Reads one transaction: its detail, its route, its execution, the enquiries at the bank, and its steps.
import { sql } from 'kysely';
import { wireInstant } from '../../domain/jakarta-time.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { TransactionDetail } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { readCodeNames } from '../reference/code-names.ts';
import { readPage, countRows } from '../lists/page.ts';
import { Refusal } from '../refusal.ts';
import { loadVisible } from '../requests/detail.ts';
import { findExecution, type ExecutionRow } from '../execution/executions.ts';
import { asShown } from '../approval/payment-kind.ts';
import { checkVisible, loadByReference, loadCompany, loaded, personIn, type LoadedRequest } from '../approval/load.ts';
import { stepsOnWire } from '../approval/steps.ts';
import { findByReference, identityOf, stepsOf, type StepRow } from '../approval/store.ts';
import { readWaitsFor } from '../execution/waiting-money.ts';
import { routeOnWire } from '../approval/wire-route.ts';
import { lateTransaction } from '../requests/late-transaction.ts';
import { detailOf } from '../requests/transaction-detail.ts';

type Reads = Handlers<Context>;

interface Whole {
  readonly steps: readonly StepRow[];
  readonly execution: ExecutionRow | undefined;
  readonly transaction: TransactionDetail;
}

async function whole(context: Context, one: LoadedRequest): Promise<Whole> {
  const { db, who } = context;
  const steps = await stepsOf(db, identityOf(one.row));
  const execution = await findExecution(db, identityOf(one.row));
  const viewer = personIn(one, who.userId);
  const waits = await readWaitsFor(context, one.row, viewer);
  const late = waits && (await lateTransaction(context, one.row, viewer));
  const row = await asShown(context, one.row);
  const detail = detailOf(context, { row, steps, execution, viewer, waits });
  return {
    steps,
    execution,
    transaction: {
      ...detail,
      ...(late && { late, actions: detail.actions.filter((action) => action !== 'execute') }),
      codeNames: await readCodeNames(context, row.content),
    },
  };
}

export const getTransaction: Reads['getTransaction'] = async ({ body }, context) => {
  const one = await loadByReference(context.db, context.who, body, { lock: false });
  return (await whole(context, one)).transaction;
};

export const getTransactionOnItsWay: Reads['getTransactionOnItsWay'] = async ({ body }, context) => {
  const one = await loadVisible(context, body);
  const { steps, transaction } = await whole(context, one);
  return { taskId: one.row.task_id, transaction, route: routeOnWire(one), steps: stepsOnWire(steps, context.language) };
};

/** Finds a transaction by the id of its execution. Throws a Refusal when there is none or the caller may not see it. */
export async function loadExecuted(
  { db, who }: Context,
  idTrxLog: string,
  refNo?: string,
): Promise<{ readonly one: LoadedRequest; readonly execution: ExecutionRow }> {
  const row = await db
    .selectFrom('requests')
    .selectAll()
    .where('company_id', '=', who.companyId)
    .where('id_trx_log', '=', idTrxLog)
    .executeTakeFirst();
  const execution = row && (await findExecution(db, identityOf(row)));
  if (!row || !execution || (refNo !== undefined && row.ref_no !== refNo)) throw new Refusal('193');
  const one = await loaded(db, await loadCompany(db, who), row);
  checkVisible(one, who.userId);
  return { one, execution };
}

export const getExecutionProcess: Reads['getExecutionProcess'] = async ({ body }, context) => {
  const { one, execution } = await loadExecuted(context, body.idTrxLog);
  const { steps, transaction } = await whole(context, one);
  return {
    idTrxLog: execution.id_trx_log,
    occurrence: null,
    hostReference: execution.host_reference,
    code: execution.code,
    transaction,
    steps: stepsOnWire(
      steps.filter(({ action }) => action === 'execute'),
      context.language,
    ),
  };
};

const enquiryStatus = {
  unanswered: 'Pending by Bank',
  forwarded: 'Pending by Bank',
  done: 'Successful',
  rejected: 'Failed',
} as const;
const isEnquired = (state: ExecutionRow['state']): state is keyof typeof enquiryStatus => state in enquiryStatus;
const shown = (at: Date | null) => at && wireInstant(at.getTime());

export const getBankEnquiry: Reads['getBankEnquiry'] = async ({ body }, context) => {
  const { execution } = await loadExecuted(context, body.idTrxLog, body.refNo);
  if (execution.sent_at === null || !isEnquired(execution.state)) throw new Refusal('193');
  return {
    idTrxLog: execution.id_trx_log,
    refNo: body.refNo,
    status: enquiryStatus[execution.state],
    hostReference: execution.host_reference,
    sentAt: wireInstant(execution.sent_at.getTime()),
    enquiries: execution.enquiries,
    lastEnquiryAt: shown(execution.last_enquiry_at),
    nextEnquiryAt: shown(execution.next_enquiry_at),
    code: execution.code,
  };
};

export const listProcessSteps: Reads['listProcessSteps'] = async ({ body }, context) => {
  const { db, who } = context;
  const row = await findByReference(db, who.companyId, body.refNo);
  if (!row) throw new Refusal('193');
  checkVisible(await loaded(db, await loadCompany(db, who), row), who.userId);
  const query = db
    .selectFrom('request_steps as s')
    .selectAll('s')
    .where('s.company_id', '=', who.companyId)
    .where('s.task_id', '=', row.task_id);
  const order = { by: sql`s.acted_at`, key: sql`s.step_no`, direction: 'asc', name: 'date' } as const;
  const { rows, page } = await readPage(query, order, body.page, await countRows(query));
  return { items: stepsOnWire(rows, context.language), page };
};
