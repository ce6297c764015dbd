// The timeline of a transaction: its past steps, and its expected steps with the people who can take them.
import { routeState } from '../../domain/approval/route-state.ts';
import { whoMayActNow } from '../../domain/approval/who-may-act.ts';
import { jakartaMoment, wireInstant } from '../../domain/jakarta-time.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { TimelineAhead, WaitsForMoney } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { findExecution, type ExecutionRow } from '../execution/executions.ts';
import { loadByReference, personIn, type LoadedRequest } from '../approval/load.ts';
import type { CompanyPerson } from '../approval/company-people.ts';
import { actingUser } from '../approval/people.ts';
import { repairersOf } from '../approval/repairable.ts';
import { startOf } from '../approval/schedule.ts';
import { stepsOnWire } from '../approval/steps.ts';
import { identityOf, stepsOf } from '../approval/store.ts';
import { readWaitsFor } from '../execution/waiting-money.ts';
import { waitingFacts } from '../execution/waiting-words.ts';

type Language = Context['language'];
type Waits = 'groups' | 'repair' | 'decisions' | 'date' | 'opening' | 'money' | 'bank' | 'credit';

const words: Readonly<Record<Language, Readonly<Record<Waits, string>>>> = {
  EN: {
    groups: 'Decisions of',
    repair: 'The repaired version',
    decisions: 'The decisions before it',
    date: 'The transaction date',
    opening: 'The opening of the service',
    money: 'Enough balance in the account',
    bank: 'The answer of the bank',
    credit: "The credit by the payee's bank",
  },
  ID: {
    groups: 'Keputusan dari',
    repair: 'Versi perbaikan',
    decisions: 'Keputusan sebelumnya',
    date: 'Tanggal transaksi',
    opening: 'Jam buka layanan',
    money: 'Saldo rekening yang cukup',
    bank: 'Jawaban dari bank',
    credit: 'Pengkreditan oleh bank penerima',
  },
};

const mostPeople = 100;
const shown = (at: Date | null) => at && wireInstant(at.getTime());

function named(loaded: LoadedRequest, isWanted: (person: CompanyPerson) => boolean) {
  return loaded.people.filter(isWanted).slice(0, mostPeople).map(actingUser);
}

function stagesAhead(loaded: LoadedRequest, language: Language): TimelineAhead[] {
  const { request, row, groupNames } = loaded;
  const state = routeState(request);
  if (state.kind !== 'in-progress') return [];
  const now = new Set(whoMayActNow(request, loaded.people).map(({ personId }) => personId));
  return request.route.stages.slice(state.stage).map(({ kind, groups }, index): TimelineAhead => {
    const ids = groups.map(({ groupId }) => groupId);
    const inStage = ({ groupIds, stageKinds }: CompanyPerson) =>
      ids.some((group) => groupIds.includes(group)) && stageKinds?.includes(kind) !== false;
    const groupsInWords = ids.map((group) => groupNames.get(group) ?? group).join(', ');
    return {
      kind,
      expectedAt: index === 0 ? shown(row.due_at) : null,
      people: named(loaded, index === 0 ? ({ personId }) => now.has(personId) : inStage),
      waitsFor: index === 0 ? `${words[language].groups} ${groupsInWords}`.slice(0, 200) : words[language].decisions,
    };
  });
}

function repairAhead(loaded: LoadedRequest, language: Language): TimelineAhead[] {
  const ids = new Set(repairersOf(loaded).map(({ personId }) => personId));
  const people = named(loaded, ({ personId }) => ids.has(personId));
  return [{ kind: 'repair', expectedAt: null, people, waitsFor: words[language].repair }];
}

/** When the last bank on the way expects to credit it. */
function arrivalOf(execution: ExecutionRow | undefined): string | null {
  const receipt = execution?.receipt;
  return (receipt?.kind === 'transfer' && receipt.steps?.at(-1)?.at) || null;
}

interface ExecutionFacts {
  readonly execution: ExecutionRow | undefined;
  readonly waits: WaitsForMoney | undefined;
  /** When the execution starts. */
  readonly starts: Date;
  readonly now: Date;
}

function executionAhead(
  { row }: LoadedRequest,
  { execution, waits, starts, now }: ExecutionFacts,
  language: Language,
): TimelineAhead[] {
  const ahead = (kind: TimelineAhead['kind'], waits: Waits, expectedAt: string | null): TimelineAhead[] => [
    { kind, expectedAt, people: [], waitsFor: words[language][waits] },
  ];
  const today = jakartaMoment(now.getTime()).date;
  if (row.tab === 'forward_dated')
    return ahead('execute', row.execution_date > today ? 'date' : 'opening', shown(starts));
  if (waits) {
    const waitsFor = [words[language].money, waitingFacts(waits, language, now)].filter(Boolean).join(': ');
    return [{ kind: 'money', expectedAt: null, people: [], waitsFor }];
  }
  if (row.is_forwarded) return ahead('credit', 'credit', arrivalOf(execution));
  if (row.status === 'Pending by Bank') return ahead('bank-answer', 'bank', shown(execution?.next_enquiry_at ?? null));
  if (row.status === 'Execution In Progress') return ahead('execute', 'bank', null);
  return row.stage_kind === null ? [] : ahead('execute', 'decisions', null);
}

export const getTransactionTimeline: Handlers<Context>['getTransactionTimeline'] = async ({ body }, context) => {
  const { db, who, now, language } = context;
  const loaded = await loadByReference(db, who, body, { lock: false });
  const { row } = loaded;
  const execution = await findExecution(db, identityOf(row));
  const waits = await readWaitsFor(context, row, personIn(loaded, who.userId));
  const starts = row.tab === 'forward_dated' ? await startOf(context, row) : now;
  const ahead =
    row.tab === 'repair'
      ? repairAhead(loaded, language)
      : [
          ...(row.stage_kind ? stagesAhead(loaded, language) : []),
          ...executionAhead(loaded, { execution, waits, starts, now }, language),
        ];
  const steps = await stepsOf(db, identityOf(row));
  const { ref_no: refNo, revision, status } = row;
  return { refNo, revision, status, steps: stepsOnWire(steps, context.language), ahead: ahead.slice(0, 50) };
};
