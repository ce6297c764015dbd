import { createHash } from 'node:crypto';

/** The hash of a script or style as a content security policy writes it. */
export const digestOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
