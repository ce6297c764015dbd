import { createHash } from 'node:crypto';

/** A script or style as a content security policy names it. */
export const digestOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
