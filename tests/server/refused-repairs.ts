// Causes for which a payment that was sent back is refused when it is submitted again.
import { expect } from 'vitest';
import type { SubmitReceipt } from '../../generated/types.ts';
import type { TestBank } from './bank.ts';
import { ask } from './lookup-calls.ts';
import { dated } from './refusal-causes.ts';
import { user } from './request-bank.ts';

const company = 'NUSANTARA';
const maker = 'MAKER01@NUSANTARA';

type Named = Pick<SubmitReceipt, 'taskId' | 'refNo' | 'revision'>;
type Returned = Named & { readonly menuAccess: string };

/** Sends a request back to its maker; returns the names by which it is submitted again. */
export async function returnedRequest(bank: TestBank, { refNo, ...named }: Returned): Promise<Named> {
  const body = { ...named, reason: 'Perbaiki' };
  const { code } = await ask(bank, 'sendRequestToRepair', { user: user('VERIFIER01'), body });
  expect(code).toBe('00');
  return { taskId: named.taskId, refNo, revision: named.revision };
}

/** Ends a request as its deadline would. */
const expire = ({ services: { db } }: TestBank, taskId: string) =>
  db.updateTable('requests').set({ status: 'Expired', ended_by: null }).where('task_id', '=', taskId).execute();

interface Repaired {
  readonly bank: TestBank;
  readonly menuAccess: string;
  /** It names a day on which it is paid; a series begins with one that its own rules check. */
  readonly isDated: boolean;
  /** Submits it again; returns the code. */
  asked(named: Named, form: object): Promise<string>;
  /** Submits a payment to the account with these two last digits. */
  make(tail: string, more?: object): Promise<SubmitReceipt>;
  form(tail: string, more?: object): object | Promise<object>;
}

/** It waits again, has another revision, its day has passed, a colleague edits it, or it was cancelled or has expired. */
export async function refuseRepairs({ bank, menuAccess, isDated, asked, make, form }: Repaired): Promise<void> {
  const { db, clock } = bank.services;
  const returned = async (receipt: SubmitReceipt) => {
    const { taskId, refNo, revision } = receipt;
    return returnedRequest(bank, { taskId, refNo, revision, menuAccess });
  };
  const { taskId, refNo, revision } = await make('91');
  expect(await asked({ taskId, refNo, revision }, await form('91'))).toBe('STATUS_NOT_ALLOWED');
  const later = await returned(await make('92'));
  expect(await asked({ ...later, revision: 9 }, await form('92'))).toBe('ERR_REQ_3');
  const now = clock.now();
  if (isDated) {
    const past = await returned(await make('93', dated('2026-11-24')));
    bank.setTime(new Date('2026-11-25T09:00:00+07:00'));
    expect(await asked(past, await form('93', dated('2026-11-24')))).toBe('161');
    bank.setTime(now);
  }
  const lock = { user_id: user('MAKER02'), user_name: 'Andi', locked_until: new Date(now.getTime() + 600_000) };
  await db
    .insertInto('repair_locks')
    .values({ company_id: company, task_id: later.taskId, ...lock })
    .execute();
  expect(await asked(later, await form('92'))).toBe('ERR_TRX_LOCK');
  await db.deleteFrom('repair_locks').execute();
  const cancelled = await ask(bank, 'cancelRequest', { user: maker, body: { ...later, menuAccess } });
  expect(cancelled.code).toBe('00');
  expect(await asked(later, await form('92'))).toBe('83');
  await expire(bank, later.taskId);
  expect(await asked(later, await form('92'))).toBe('201');
}
