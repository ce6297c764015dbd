import { later } from '../instant.ts';

/** In seconds. */
export const longestPasswordAge = 90 * 86_400;

export const passwordExpiry = (changedAt: Date) => later(changedAt, longestPasswordAge);
