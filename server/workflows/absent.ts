import type { Route, StageKind } from '../../domain/approval/types.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { onLeaveUntil } from '../../domain/leave.ts';
import type { AssignedToken, SimulatedAbsence } from '../../generated/types.ts';
import type { CompanyPerson } from '../approval/company-people.ts';
import { actingUser } from '../approval/people.ts';
import type { Context } from '../context.ts';
import { leaveOfPerson, type LeaveOfUsers } from '../people/leave.ts';
import { isUsableToken } from '../people/usable-token.ts';

const mostShown = 200;

type Tokens = ReadonlyMap<string, AssignedToken['status']>;

/** The token of each user who has one. */
export async function readTokens({ db, who }: Pick<Context, 'db' | 'who'>): Promise<Tokens> {
  const rows = await db
    .selectFrom('token_devices')
    .select(['user_id', 'status'])
    .where('company_id', '=', who.companyId)
    .where('user_id', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ user_id: id, status }) => (id === null ? [] : [[id, status] as const])));
}

type Why = Exclude<SimulatedAbsence['why'], 'on-leave'>;

/** A verification is not signed, so it needs no token. */
function whyAbsent({ personId, blocked }: CompanyPerson, kind: StageKind, tokens: Tokens): Why | null {
  if (blocked) return 'blocked';
  if (kind === 'verify') return null;
  const token = tokens.get(personId);
  if (isUsableToken(token)) return null;
  return token === 'Locked' ? 'token-locked' : 'no-token';
}

interface Away {
  readonly tokens: Tokens;
  readonly leave: LeaveOfUsers;
  readonly day: CalendarDate;
}

/** Who is on leave and cannot sign either is missing for both. */
function reasonsOf(person: CompanyPerson, kind: StageKind, { tokens, leave, day }: Away) {
  const why = whyAbsent(person, kind, tokens);
  const until = onLeaveUntil(leaveOfPerson(leave, person), day);
  return [...(why ? [{ why }] : []), ...(until ? [{ why: 'on-leave' as const, until }] : [])];
}

/** The people of the route who are blocked, have no token for a step that is signed, or are on leave on the day. */
export async function absentFrom(
  context: Pick<Context, 'db' | 'who'>,
  people: readonly CompanyPerson[],
  { stages }: Route,
  { leave, day }: Omit<Away, 'tokens'>,
): Promise<SimulatedAbsence[]> {
  const away = { tokens: await readTokens(context), leave, day };
  const found = stages.flatMap(({ kind, groups }, index) =>
    people
      .filter(
        ({ stageKinds, groupIds }) =>
          stageKinds?.includes(kind) !== false && groups.some(({ groupId }) => groupIds.includes(groupId)),
      )
      .flatMap((person): SimulatedAbsence[] =>
        reasonsOf(person, kind, away).map((reason) => ({ user: actingUser(person), order: index + 1, ...reason })),
      ),
  );
  return found.slice(0, mostShown);
}
