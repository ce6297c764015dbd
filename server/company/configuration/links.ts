import type { AuditLink } from '../../../generated/types.ts';
import { instant } from '../../instant.ts';
import type { Entry } from './stored.ts';

/** How an auditor finds the entry in the trail, and checks it. */
export const linkOf = (entry: Entry | undefined): AuditLink | null =>
  entry ? { sequence: entry.number, hash: entry.hash.toString('hex'), occurredAt: instant(entry.happened_at) } : null;
