import { createHash } from 'node:crypto';

/** A reference of the host's own, the same for the same order. */
export const hostReferenceOf = (companyId: string, reference: string): string =>
  createHash('sha256').update(`${companyId}/${reference}`).digest('hex').slice(0, 12).toUpperCase();
