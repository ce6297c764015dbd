// Defines the daily limits of a company as one record. Each limit keeps its value unless the change names it.
import type { DailyLimit, DailyLimitEdit, DailyLimits } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { minorOf } from '../db/numeric.ts';
import { Refusal } from '../refusal.ts';
import { markChanged } from '../resources/company-setting.ts';
import { defineAdminResource } from '../resources/define.ts';
import type { Offer, Question } from '../resources/definition.ts';
import type { Blocker } from '../tasks/kind.ts';
import {
  dailyFacts,
  dailyLimitsId,
  dailyOnWire,
  findDailyLimits,
  writeDailyLimits,
  type DailyAmounts,
  type DailyFacts,
  type DailyRow,
  type DailyType,
} from './daily-limit-store.ts';
import { returnedDraft, type Returned } from './returned-draft.ts';

interface DailyTypes {
  readonly row: DailyRow;
  readonly draft: DailyAmounts;
  readonly facts: DailyFacts;
  readonly snapshot: { readonly limits: readonly DailyLimit[] };
  readonly request: object;
  readonly summary: DailyLimits;
  readonly detail: DailyLimits;
}

const fieldOf = ({ service }: DailyType) => `dailyLimits.${service || 'ALL'}`;

const shownOf = ({ amounts }: DailyRow, type: DailyType, returned?: Returned<DailyAmounts>) => {
  const now = amounts[type.id] ?? null;
  const wanted = returned?.changed.has(fieldOf(type)) ? returned.draft[type.id] : undefined;
  const isBack = returned !== undefined && returned.isBack && wanted !== undefined && wanted !== now;
  return {
    amount: wanted === undefined ? now : wanted,
    amountInit: now,
    isBack,
    reasonMessage: isBack ? returned.reason : null,
  };
};

const limitsOf = (row: DailyRow, { types }: DailyFacts, returned?: Returned<DailyAmounts>): DailyLimit[] =>
  types.map((type) => dailyOnWire(type, shownOf(row, type, returned)));

const onWire = (row: DailyRow, facts: DailyFacts, offer: Offer): DailyLimits => ({
  limits: limitsOf(row, facts),
  revision: row.revision,
  stamp: row.stamp,
  ...offer,
});

/** The changed limits above the ceiling: a limit that stays is not refused after the bank lowered its ceiling. */
const aboveCeiling = ({ types }: DailyFacts, amounts: DailyAmounts, before: DailyAmounts) =>
  types.filter(({ id, ceiling }) => {
    const amount = amounts[id] ?? null;
    return amount !== null && amount !== (before[id] ?? null) && minorOf(amount) > ceiling.minor;
  });

function rules({ subject: { row, draft }, facts }: Question<DailyTypes>): Blocker[] {
  return aboveCeiling(facts, draft ?? {}, row?.amounts ?? {}).map(({ name, ceiling: maximum }) => ({
    code: '1186',
    about: [name],
    parameters: { maximum },
  }));
}

/** The limits of a task beside those that they replace. */
const changedIn = (before: readonly DailyLimit[], draft: DailyAmounts): DailyLimit[] =>
  before.flatMap((limit) => {
    const amount = draft[limit.id];
    return amount === undefined || amount === limit.amount ? [] : [{ ...limit, amount }];
  });

const words = (amounts: DailyAmounts, { types }: DailyFacts) =>
  Object.fromEntries(types.map((type) => [fieldOf(type), amounts[type.id] ?? null]));

export const dailyLimits = defineAdminResource<DailyTypes>({
  recordKind: 'daily-limit',
  auditKind: 'limit',
  actions: { edit: ['Active'] },
  find: findDailyLimits,
  facts: dailyFacts,
  rules,
  related: () => [],
  draftOf: ({ amounts }) => amounts,
  words,
  snapshot: (row, facts) => ({ limits: limitsOf(row, facts) }),
  content: ([kept]) => ({ kind: 'daily-limit', dailyLimits: changedIn(kept?.before?.limits ?? [], kept?.draft ?? {}) }),
  apply: async (actor, { subject: { row, draft }, facts }, applied) => {
    if (!row || !draft) throw new Error('A change of daily limits has no values');
    await writeDailyLimits(actor, facts, draft);
    await markChanged(actor, row, applied);
    return row.id;
  },
  list: () => Promise.reject(new Error('Daily limits are one record')),
  summary: onWire,
  detail: (_, row, facts, offer) => Promise.resolve(onWire(row, facts, offer)),
});

const isAmounts = (stored: unknown): stored is DailyAmounts => typeof stored === 'object' && stored !== null;

/** With a task, the amounts that it wants for the limits that it changes. */
export async function readDailyLimits(context: Context, taskId: string | undefined): Promise<DailyLimits> {
  const shown = await dailyLimits.detail(context, dailyLimitsId);
  const returned = await returnedDraft(context, { taskId, recordKind: 'daily-limit', isDraft: isAmounts });
  if (!returned) return shown;
  const [row] = await findDailyLimits(context.db, context.who.companyId, [dailyLimitsId], false);
  if (!row) throw new Refusal('193');
  return { ...shown, limits: limitsOf(row, await dailyFacts(context), returned) };
}

/** Throws a Refusal for an unknown limit, one that was another when it was read, and one above the ceiling of the bank. */
function checkSettings(wanted: DailyLimitEdit['dailyLimits'], { amounts }: DailyRow, facts: DailyFacts): void {
  const ids = wanted.map(({ id }) => id);
  if (!ids.every((id) => facts.types.some((type) => type.id === id))) throw new Refusal('193');
  if (wanted.some(({ id, amountInit }) => amountInit !== (amounts[id] ?? null))) throw new Refusal('ERR_REQ_3');
  const [first] = aboveCeiling(facts, Object.fromEntries(wanted.map(({ id, amount }) => [id, amount])), amounts);
  if (first) throw new Refusal('1186', { maximum: first.ceiling }).at(`dailyLimits.${ids.indexOf(first.id)}.amount`);
}

export async function editDailyLimits(context: Context, { revision, dailyLimits: wanted, repair }: DailyLimitEdit) {
  const ids = wanted.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new Refusal('FIELD_REPEATED').at('dailyLimits');
  const [row] = await findDailyLimits(context.db, context.who.companyId, [dailyLimitsId], false);
  if (!row) throw new Refusal('193');
  const draft = { ...row.amounts, ...Object.fromEntries(wanted.map(({ id, amount }) => [id, amount])) };
  const check = async () => checkSettings(wanted, row, await dailyFacts(context));
  return dailyLimits.submit(context, {
    action: 'edit',
    records: [{ id: dailyLimitsId, revision, draft }],
    repair,
    check,
  });
}
