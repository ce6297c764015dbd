// Prepares requests that wait for approval, and a signed approval call for each.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { systemClock } from '../../server/clock.ts';
import type { Database } from '../../server/db/database.ts';
import { paymentKinds } from '../../server/payment-kinds.ts';
import { findSigned, signedItem } from '../../server/approval/signable.ts';
import { demoDeviceSecret, demoPeople } from '../../server/sandbox/seed/people.ts';
import type { Secrets } from '../../server/secrets.ts';
import { challengeOf, digestOf } from '../../server/people/challenge-digest.ts';
import { storeChallenge } from '../../server/people/challenge-store.ts';
import { ocraResponse } from '../../server/people/ocra.ts';
import { bearerOf } from './full-bank.ts';
import type { Call } from './load.ts';

export const approver = 'APPROVER02';
const suite = 'OCRA-1:HOTP-SHA256-8:QN08';
const day = 86_400_000;

// Copies a paid request of the company, set back to the state after its verification.
const copies = (companyId: string, prefix: string, count: number) => sql`
  with copied as (
    insert into requests
    select (jsonb_populate_record(r, jsonb_build_object('task_id', ${prefix}::text || n, 'ref_no', ${prefix}::text || n,
      'status', 'Pending Approve', 'tab', 'pending', 'stage_kind', 'approve', 'waiting_groups', '["direksi"]'::jsonb,
      'amount', 100000, 'idr_equivalent', 100000, 'acted_ids', jsonb_build_array('VERIFIER01@' || company_id), 'id_trx_log', null, 'created_at', now(),
      'transaction_date', (now() at time zone 'Asia/Jakarta')::date, 'execution_date', (now() at time zone 'Asia/Jakarta')::date,
      'due_at', now() + interval '4 hours'))).*
    from requests r, generate_series(1, ${count}::int) as n
    where r.company_id = ${companyId} and r.task_id = (select task_id from requests
      where company_id = ${companyId} and tab = 'successful' order by created_at desc limit 1)
    returning company_id, task_id, execution_date
  ), stepped as (
    insert into request_steps (company_id, task_id, action, actor_id, actor_name, acted_at, execution_date, status, revision)
    select company_id, task_id, 'verify', 'VERIFIER01@' || company_id, 'Agus Wijaya', now(), execution_date, 'Pending Approve', 1
    from copied returning company_id, task_id, step_no, actor_id, actor_name, acted_at
  )
  insert into request_decisions (company_id, task_id, step_no, kind, counts_as, revision, stage, actor_id, actor_name,
    group_ids, decided_at, matrix_version, matched_row)
  select company_id, task_id, step_no, 'verify', 'pass', 1, 0, actor_id, actor_name, '{keuangan}', acted_at, 1, '{"name":"Pembayaran rutin","minimum":null,"maximum":null}'
  from stepped`;

export async function addApprovable(db: Database, companyId: string, prefix: string, count: number): Promise<void> {
  await copies(companyId, prefix, count).execute(db);
}

const deviceSecret = () => {
  const device = demoPeople.find(({ userId }) => userId === `${approver}@NUSANTARA`);
  return demoDeviceSecret(device?.serialNumber ?? '');
};

async function signatureOn(db: Database, companyId: string, refNo: string) {
  const now = systemClock.now();
  const userId = `${approver}@${companyId}`;
  const named = [{ refNo, revision: 1 }];
  const covers = (await findSigned(db, companyId, named)).map((row) => signedItem({ paymentKinds }, row));
  const digest = digestOf({ companyId, userId, action: 'approve', items: covers });
  const challengeId = randomUUID();
  const challenge = challengeOf(digest, challengeId);
  const expiresAt = new Date(now.getTime() + day);
  const kept = {
    companyId,
    userId,
    challengeId,
    action: 'approve',
    items: named,
    covers,
    total: null,
    digest,
    challenge,
    expiresAt,
  } as const;
  await storeChallenge(db, kept, now);
  return { challengeId, response: ocraResponse(suite, deviceSecret(), { challenge }) };
}

/** Returns one signed approval call per request of the prefix. */
export async function approvalCalls(
  db: Database,
  secrets: Secrets,
  companyId: string,
  prefix: string,
  count: number,
): Promise<Call[]> {
  const bearer = await bearerOf(db, secrets, companyId, approver);
  const calls: Call[] = [];
  for (let number = 1; number <= count; number += 1) {
    const name = `${prefix}${number}`;
    const signature = await signatureOn(db, companyId, name);
    const body = { taskId: name, refNo: name, revision: 1, menuAccess: 'LCY', signature };
    const headers = { ...bearer, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    calls.push({ method: 'POST', path: '/api/request/approve', headers, body: JSON.stringify(body) });
  }
  return calls;
}
