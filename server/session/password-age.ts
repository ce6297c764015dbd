import { later } from '../instant.ts';

const longestAgeSeconds = 90 * 86_400;

export const passwordExpiry = (changedAt: Date) => later(changedAt, longestAgeSeconds);
