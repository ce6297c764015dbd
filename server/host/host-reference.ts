import { createHash } from 'node:crypto';

/** Returns the host's reference of an order; the same order always gets the same one. */
export const hostReferenceOf = (companyId: string, reference: string): string =>
  createHash('sha256').update(`${companyId}/${reference}`).digest('hex').slice(0, 12).toUpperCase();
