// The ids of new records of administration: a prefix and the next number of a sequence.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Actor } from './actor.ts';

const prefixes = {
  account_group_numbers: 'ag',
  approval_workflow_numbers: 'aw',
  enterprise_limit_numbers: 'el',
  sub_user_group_numbers: 'sug',
  user_group_numbers: 'ug',
  workflow_map_numbers: 'wm',
  workflow_map_row_numbers: 'wr',
} as const;

type Sequence = keyof typeof prefixes;

const fewestDigits = 4;

/** Sequences are not rolled back, so a rehearsal counts for itself, apart from others that run at the same time. */
async function nextNumbers({ db, isRehearsal = false }: Actor, sequence: Sequence, count: number): Promise<string[]> {
  if (isRehearsal) {
    const own = `rehearsed-${randomBytes(4).toString('hex')}`;
    return Array.from({ length: count }, (_, index) => `${own}-${String(index + 1).padStart(fewestDigits, '0')}`);
  }
  const { rows } = await sql<{ number: string }>`
    select nextval(${sequence}::text::regclass)::text as number
    from generate_series(1, ${count}::integer)`.execute(db);
  return rows.map(({ number }) => number.padStart(fewestDigits, '0'));
}

export async function newRecordIds(actor: Actor, sequence: Sequence, count: number): Promise<string[]> {
  const numbers = count > 0 ? await nextNumbers(actor, sequence, count) : [];
  return numbers.map((number) => `${prefixes[sequence]}-${number}`);
}

export async function newRecordId(actor: Actor, sequence: Sequence): Promise<string> {
  const [id] = await newRecordIds(actor, sequence, 1);
  if (id === undefined) throw new Error(`The sequence ${sequence} gave no number`);
  return id;
}
