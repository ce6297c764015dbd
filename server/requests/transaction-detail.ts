// The details of a transaction in any state, as its screen shows them.
import { formatMoment } from '../../domain/date-format.ts';
import { institutionFacts } from '../../domain/institution-facts.ts';
import { wireInstant } from '../../domain/jakarta-time.ts';
import { bannerRules, actionLabelOf } from '../../domain/transaction-status.ts';
import type {
  ActingUser,
  AdditionalDetails,
  ExecutionReceipt,
  HeaderLine,
  StatusBanner,
  TransactionDetail,
  WaitsForMoney,
} from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { reasonOf } from '../approval/failure-words.ts';
import { kindOf, type KnowsKinds } from '../approval/payment-kind.ts';
import { hasEverLeft, type ExecutionRow } from '../execution/executions.ts';
import type { Viewer } from '../approval/queues.ts';
import { userOf } from '../approval/steps.ts';
import type { RequestRow, StepRow } from '../approval/store.ts';
import { doneInWords, statusInWords } from './header-words.ts';
import { transactionItem } from './list-item.ts';

export interface DetailFacts {
  readonly row: RequestRow;
  readonly steps: readonly StepRow[];
  readonly execution: ExecutionRow | undefined;
  readonly viewer: Viewer;
  readonly waits?: WaitsForMoney | undefined;
}

const lastActor = (steps: readonly StepRow[]): ActingUser | null => {
  const last = steps.at(-1);
  return last ? userOf(last.actor_id, last.actor_name) : null;
};

function bannerOf({ row, steps }: DetailFacts, language: Context['language']): StatusBanner {
  const { title, tone, showsReason, showsActor } = bannerRules(row.status);
  return {
    title,
    tone,
    reason: showsReason ? reasonOf(row, language) : null,
    byUser: showsActor ? lastActor(steps) : null,
    ...(row.status === 'For Repair' && { isRecalled: steps.at(-1)?.action === 'recall' }),
    onDate: wireInstant(row.updated_at.getTime()),
  };
}

function headerOf({ row, steps }: DetailFacts, language: Context['language']): HeaderLine[] {
  const last = steps.at(-1);
  const actor = lastActor(steps)?.name ?? row.created_by_name;
  const reason = reasonOf(row, language);
  return [
    { label: 'ByUser', value: actor },
    ...(reason === null ? [] : [{ label: 'reason', value: reason } as const]),
    { label: 'status', value: statusInWords(row.status, language) },
    { label: 'actionStatus', value: doneInWords(last ? actionLabelOf(last.action, last.status) : 'submit', language) },
    { label: 'OnDate', value: formatMoment(row.updated_at.getTime(), language) },
  ];
}

function additionalDetailsOf({ content }: RequestRow): AdditionalDetails {
  return 'form' in content && 'additionalDetails' in content.form ? (content.form.additionalDetails ?? {}) : {};
}

const inLanguage = (receipt: ExecutionReceipt, language: Context['language']): ExecutionReceipt =>
  receipt.kind === 'bill' && receipt.facts ? { ...receipt, facts: institutionFacts(receipt.facts, language) } : receipt;

function receiptOf(execution: ExecutionRow | undefined, language: Context['language']): ExecutionReceipt | undefined {
  if (!execution || execution.host_reference === null || !hasEverLeft(execution)) return undefined;
  if (execution.receipt) return inLanguage(execution.receipt, language);
  const creditedAt = execution.credited_at && wireInstant(execution.credited_at.getTime());
  return { kind: 'transfer', hostReference: execution.host_reference, creditedAt };
}

export function detailOf(asked: KnowsKinds & Pick<Context, 'language'>, facts: DetailFacts): TransactionDetail {
  const { row, viewer, execution, waits } = facts;
  const {
    taskId: _task,
    fromAccount,
    recordCount: _records,
    reason: _reason,
    ...item
  } = transactionItem(asked, row, viewer, waits);
  const receipt = receiptOf(execution, asked.language);
  const repeats = kindOf(asked, row).repeats?.(row.content);
  return {
    ...item,
    banner: bannerOf(facts, asked.language),
    header: headerOf(facts, asked.language),
    fromAcccount: fromAccount,
    transactionDetails: row.content,
    additionalDetails: additionalDetailsOf(row),
    billingId: null,
    favLockData: [],
    fees: row.fees,
    conversion: row.conversion,
    ...(receipt && { receipt }),
    actionDate: wireInstant(row.updated_at.getTime()),
    isRecurringSource: repeats !== undefined,
    ...(row.series_ref_no !== null && { seriesRefNo: row.series_ref_no }),
    recurringExpiryDate: repeats?.timing.expiryDate ?? null,
    transactionFrequency: repeats?.timing.frequencyType ?? null,
    frequency: repeats?.occurrences ?? null,
    isWorkflow: row.route.stages.length > 0,
    useMatrix: row.route.stages.length > 0,
  };
}
