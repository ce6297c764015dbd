// Who created, changed and approved a workflow or a map.
import { sql } from 'kysely';
import type { ActingUser, RecordStamp } from '../../generated/types.ts';
import type { Actor } from '../approval/actor.ts';
import { instant } from '../instant.ts';
import type { Applied } from '../resources/definition.ts';

interface Stamped {
  readonly created_by: ActingUser;
  readonly created_at: Date;
  readonly changed_by: ActingUser | null;
  readonly changed_at: Date | null;
  readonly approved_by: ActingUser | null;
}

export const stampOf = (row: Stamped): RecordStamp => ({
  createdBy: row.created_by,
  createdAt: instant(row.created_at),
  changedBy: row.changed_by,
  changedAt: row.changed_at && instant(row.changed_at),
  approvedBy: row.approved_by,
});

const approver = ({ who }: Actor) => JSON.stringify({ userId: who.userId, name: who.name });

export const stampOfCreation = (actor: Actor, { maker }: Applied) => ({
  created_by: JSON.stringify(maker),
  created_at: actor.now,
  approved_by: approver(actor),
});

export const stampOfChange = (actor: Actor, { maker }: Applied) => ({
  changed_by: JSON.stringify(maker),
  changed_at: actor.now,
  approved_by: approver(actor),
  revision: sql<number>`revision + 1`,
});
