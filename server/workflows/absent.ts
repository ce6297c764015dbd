import type { Route, StageKind } from '../../domain/approval/types.ts';
import type { AssignedToken, SimulatedAbsence } from '../../generated/types.ts';
import type { CompanyPerson } from '../approval/company-people.ts';
import { actingUser } from '../approval/people.ts';
import type { Context } from '../context.ts';
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

type Why = SimulatedAbsence['why'];

/** A verification is not signed, so it needs no token. */
function whyAbsent({ personId, blocked }: CompanyPerson, kind: StageKind, tokens: Tokens): Why | null {
  if (blocked) return 'blocked';
  if (kind === 'verify') return null;
  const token = tokens.get(personId);
  if (isUsableToken(token)) return null;
  return token === 'Locked' ? 'token-locked' : 'no-token';
}

/** The people of the route who are blocked, or have no token for a step that is signed. */
export async function absentFrom(
  context: Pick<Context, 'db' | 'who'>,
  people: readonly CompanyPerson[],
  { stages }: Route,
): Promise<SimulatedAbsence[]> {
  const tokens = await readTokens(context);
  const found = stages.flatMap(({ kind, groups }, index) =>
    people
      .filter(
        ({ stageKinds, groupIds }) =>
          stageKinds?.includes(kind) !== false && groups.some(({ groupId }) => groupIds.includes(groupId)),
      )
      .flatMap((person): SimulatedAbsence[] => {
        const why = whyAbsent(person, kind, tokens);
        return why ? [{ user: actingUser(person), order: index + 1, why }] : [];
      }),
  );
  return found.slice(0, mostShown);
}
