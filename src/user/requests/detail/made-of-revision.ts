import type { RequestDetail } from '../../../../generated/types.ts';

type Steps = Pick<RequestDetail, 'steps' | 'transaction' | 'revision'>;

interface Made {
  readonly name: string;
  readonly at: string;
}

/** Who made the shown revision, and when. For a repaired request this is the repair. */
export function madeOfRevision({ steps, transaction, revision }: Steps): Made {
  const repair = steps.findLast((step) => step.action === 'repair' && step.revision === revision);
  const { createdBy, createdAt } = transaction;
  return { name: repair?.actor?.name ?? createdBy.name, at: repair?.actionDate ?? createdAt };
}
