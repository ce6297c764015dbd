import { Refusal } from '../refusal.ts';

export interface Cursor {
  readonly order: string;
  readonly by: string;
  /** Undefined in an order without a tie column. */
  readonly tie?: string | undefined;
  readonly key: string;
  readonly backwards: boolean;
}

export function writeCursor({ order, by, tie, key, backwards }: Cursor): string {
  return Buffer.from(JSON.stringify([order, by, key, backwards ? 1 : 0, ...(tie === undefined ? [] : [tie])])).toString(
    'base64url',
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}

export const cursorFault = () => new Refusal('400', {}, [{ field: 'page.cursor', code: 'FIELD_FORMAT' }]);

/** Parses the cursor of a request. Throws a Refusal about the field when it was made for another order. */
export function readCursor(text: string | undefined, order: string): Cursor | undefined {
  if (text === undefined) return undefined;
  const parts = parse(text);
  const [madeFor, by, key, backwards, tie] = Array.isArray(parts) ? (parts as unknown[]) : [];
  if (madeFor !== order || typeof by !== 'string' || typeof key !== 'string') throw cursorFault();
  return { order, by, key, backwards: backwards === 1, ...(typeof tie === 'string' && { tie }) };
}
