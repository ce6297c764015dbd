// Carries out the approved moves on the hierarchy chart.
import { sql } from 'kysely';
import { moveAll } from '../../domain/account-hierarchy.ts';
import type { Actor } from '../approval/actor.ts';
import { refusalOf } from '../refusal.ts';
import type { Applied, Question } from '../resources/definition.ts';
import type { ChartTypes } from './chart.ts';
import { changeChart } from './chart-versions.ts';
import { hierarchyOf } from './group-store.ts';
import { chartId } from './group-rules.ts';

interface Parents {
  readonly ids: readonly string[];
  readonly parents: readonly (string | null)[];
}

/** Writes the parents, and the places in their order; changeChart() counts the places anew under each parent. */
async function storeGroups({ db, who, now }: Actor, { ids, parents }: Parents, { maker }: Applied): Promise<void> {
  await sql`update account_groups g set parent_id = p.parent_id, position = p.place, level = 1,
      revision = case when g.parent_id is distinct from p.parent_id then g.revision + 1 else g.revision end,
      changed_by = case when g.parent_id is distinct from p.parent_id then ${JSON.stringify(maker)}::jsonb
        else g.changed_by end,
      changed_at = case when g.parent_id is distinct from p.parent_id then ${now}::timestamptz else g.changed_at end,
      approved_by = case when g.parent_id is distinct from p.parent_id
        then ${JSON.stringify({ userId: who.userId, name: who.name })}::jsonb else g.approved_by end
    from unnest(${[...ids]}::text[], ${[...parents]}::text[]) with ordinality as p(group_id, parent_id, place)
    where g.company_id = ${who.companyId} and g.group_id = p.group_id`.execute(db);
}

async function storeAccount({ db, who }: Actor, account_id: string, group_id: string | null): Promise<void> {
  const company_id = who.companyId;
  if (group_id === null) {
    const members = db.deleteFrom('account_group_members').where('company_id', '=', company_id);
    await members.where('account_id', '=', account_id).execute();
    return;
  }
  await db
    .insertInto('account_group_members')
    .values({ company_id, account_id, group_id })
    .onConflict((conflict) => conflict.columns(['company_id', 'account_id']).doUpdateSet({ group_id }))
    .execute();
}

export function applyMoves(
  actor: Actor,
  { subject: { draft }, facts }: Question<ChartTypes>,
  applied: Applied,
): Promise<string> {
  const before = hierarchyOf(facts);
  const moved = moveAll(before, draft?.moves ?? []);
  if (!moved.ok) throw refusalOf(moved);
  const { groups, accounts } = moved.value;
  return changeChart(actor, applied, async () => {
    const parents = { ids: groups.map(({ id }) => id), parents: groups.map(({ parentId }) => parentId) };
    await storeGroups(actor, parents, applied);
    for (const [accountId, groupId] of accounts)
      if (before.accounts.get(accountId) !== groupId) await storeAccount(actor, accountId, groupId);
    return chartId;
  });
}
