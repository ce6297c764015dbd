// Carries out an approved change of an enterprise limit.
import { sql } from 'kysely';
import type { EnterpriseLimitDraft } from '../../generated/types.ts';
import type { Actor } from '../approval/actor.ts';
import { newRecordId } from '../approval/record-ids.ts';
import type { Applied, Question } from '../resources/definition.ts';
import type { EnterpriseTypes } from './enterprise-limit.ts';

const valuesOf = ({ name, minimumAmount, maximumAmount }: EnterpriseLimitDraft) => ({
  name,
  minimum_amount: minimumAmount,
  maximum_amount: maximumAmount,
});

const byApprover = ({ who }: Actor) => JSON.stringify({ userId: who.userId, name: who.name });

/** Keeps the ids of items whose type stays. */
async function writeItems({ db, who }: Actor, limit_id: string, { limitItems }: EnterpriseLimitDraft): Promise<void> {
  const { companyId: company_id } = who;
  await db
    .deleteFrom('enterprise_limit_items')
    .where('company_id', '=', company_id)
    .where('limit_id', '=', limit_id)
    .where(
      'service',
      'not in',
      limitItems.map(({ serviceType }) => serviceType),
    )
    .execute();
  await db
    .insertInto('enterprise_limit_items')
    .values(limitItems.map(({ serviceType: service, limit: amount }) => ({ company_id, limit_id, service, amount })))
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'limit_id', 'service']).doUpdateSet({ amount: sql<string>`excluded.amount` }),
    )
    .execute();
}

async function create(actor: Actor, draft: EnterpriseLimitDraft, { maker }: Applied): Promise<string> {
  const { db, who, now } = actor;
  const { limit_id } = await db
    .insertInto('enterprise_limits')
    .values({
      company_id: who.companyId,
      limit_id: await newRecordId(actor, 'enterprise_limit_numbers'),
      ...valuesOf(draft),
      created_by: JSON.stringify(maker),
      created_at: now,
      approved_by: byApprover(actor),
    })
    .returning('limit_id')
    .executeTakeFirstOrThrow();
  await writeItems(actor, limit_id, draft);
  return limit_id;
}

async function update(actor: Actor, id: string, { maker }: Applied, values: object): Promise<void> {
  const stamp = { changed_by: JSON.stringify(maker), changed_at: actor.now, approved_by: byApprover(actor) };
  await actor.db
    .updateTable('enterprise_limits')
    .set({ ...values, ...stamp, revision: sql<number>`revision + 1` })
    .where('company_id', '=', actor.who.companyId)
    .where('limit_id', '=', id)
    .execute();
}

async function remove({ db, who }: Actor, id: string): Promise<void> {
  await db.deleteFrom('enterprise_limits').where('company_id', '=', who.companyId).where('limit_id', '=', id).execute();
}

export async function applyToLimit(
  actor: Actor,
  { action, subject: { row, draft } }: Question<EnterpriseTypes>,
  applied: Applied,
): Promise<string> {
  if (draft && !row) return create(actor, draft, applied);
  if (!row) throw new Error('A change of an enterprise limit names none');
  if (draft) await update(actor, row.id, applied, valuesOf(draft));
  if (draft) await writeItems(actor, row.id, draft);
  if (action === 'inactivate') await update(actor, row.id, applied, { is_active: false });
  if (action === 'reactivate') await update(actor, row.id, applied, { is_active: true });
  if (action === 'delete') await remove(actor, row.id);
  return row.id;
}
