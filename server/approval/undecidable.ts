// Which requests and matrix rows could no longer be decided without the given people, and which requests they made.
import { canStageFinish } from '../../domain/approval/eligibility.ts';
import { mayUse } from '../../domain/approval/access.ts';
import { canFill } from '../../domain/approval/matching.ts';
import { buildRoute } from '../../domain/approval/route.ts';
import type { MatrixRow, StageKind } from '../../domain/approval/types.ts';
import { sql } from 'kysely';
import type { ErrorCode } from '../../generated/error-codes.ts';
import type { ImpactNote } from '../../generated/types.ts';
import type { Who } from '../context.ts';
import type { Database } from '../db/database.ts';
import { loadCompany, loadedWith, type Company } from './load.ts';
import { loadMatrix } from './matrix.ts';
import type { CompanyPerson } from './company-people.ts';
import { withDecisions } from './store.ts';
import { asImpact, touchedAmong } from './touched-requests.ts';

const codes: Readonly<Record<StageKind, ErrorCode>> = { verify: '87', approve: '85', release: '86' };

const without = (people: readonly CompanyPerson[], gone: ReadonlySet<string>) =>
  people.map((person) => (gone.has(person.personId) ? { ...person, blocked: true } : person));

/** The open requests that no one could decide any more, and those that the people made, which approvers have to confirm. */
async function affectedRequests(db: Database, { companyId }: Who, company: Company, gone: ReadonlySet<string>) {
  const rows = await withDecisions(
    db,
    companyId,
    sql<boolean>`(r.tab = 'pending' and r.stage_kind is not null)`,
  ).execute();
  const left = without(company.people, gone);
  return rows.filter(({ decisions, ...row }) => {
    if (row.maker_ids.some((id) => gone.has(id))) return true;
    const { request } = loadedWith(company, row, decisions);
    return canStageFinish(request, company.people) && !canStageFinish(request, left);
  });
}

const isAble = (person: CompanyPerson, { services }: MatrixRow, kind: StageKind) =>
  !person.blocked &&
  person.stageKinds?.includes(kind) === true &&
  (services?.some((service) => !service.startsWith('SVC_') || mayUse(person, service, kind)) ?? true);

/** The matrix rows whose stages have enough people now, but not with the people that are left. */
async function deadRows(db: Database, { companyId }: Who, company: Company, gone: ReadonlySet<string>) {
  const left = without(company.people, gone);
  const { version, rows } = await loadMatrix(db, companyId);
  const names = new Map<ErrorCode, Set<string>>();
  for (const row of rows)
    for (const stage of row.workflow === 'blocked' ? [] : buildRoute(version, row.id, row.workflow).stages) {
      const canAct = (people: readonly CompanyPerson[]) => people.filter((person) => isAble(person, row, stage.kind));
      if (!canFill(stage, canAct(company.people)) || canFill(stage, canAct(left))) continue;
      const code = codes[stage.kind];
      names.set(code, (names.get(code) ?? new Set()).add(row.name));
    }
  return [...names].map(([code, about]): ImpactNote => ({ code, about: [...about].slice(0, 50) }));
}

export async function undecidableWithout(db: Database, who: Who, userIds: readonly string[]) {
  if (userIds.length === 0) return { openRequests: 0, notices: [] };
  const company = await loadCompany(db, who);
  const gone = new Set(userIds);
  return {
    ...asImpact(touchedAmong(await affectedRequests(db, who, company, gone))),
    notices: await deadRows(db, who, company, gone),
  };
}
