// The signed digest and the hash of the audit chain, calculated from the contract's text alone.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildRoute } from '../../domain/approval/route.ts';
import { hashOf, noHash } from '../../server/audit/event-hash.ts';
import { challengeOf, digestOf } from '../../server/people/challenge-digest.ts';

const sha256 = (...parts: (string | Uint8Array)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

const item = {
  refNo: 'LCY2611230000147',
  revision: 1,
  debitAccount: '1370010246801',
  payeeAccount: '5270338812',
  payeeBank: 'Bank Central Asia',
  payeeName: 'CV Sinar Jaya Abadi',
  amount: { value: '125000000.00', currency: 'IDR' },
  transactionDate: '2026-11-23',
} as const;
const records = [
  {
    line: 3,
    payeeName: 'Ayu Lestari',
    payeeAccount: '1112223334',
    payeeBank: 'Bank Mandiri',
    amount: { value: '7500000.00', currency: 'IDR' },
  },
] as const;

test('another back end calculates the same challenge from the contract', () => {
  const signing = { companyId: 'NUSANTARA', userId: 'RELEASER01@NUSANTARA', action: 'release' } as const;
  const words =
    '["NUSANTARA","RELEASER01@NUSANTARA","release",[["BLK2611230000001",2,"1370010246801","5270338812","Bank Central Asia",' +
    '"CV Sinar Jaya Abadi","7500000.00","IDR","2026-11-23",[[3,"Ayu Lestari","1112223334","Bank Mandiri","7500000.00","IDR"]]],' +
    '["LCY2611230000147",1,"1370010246801","5270338812","Bank Central Asia","CV Sinar Jaya Abadi","125000000.00","IDR","2026-11-23"]]]';
  const file = { ...item, refNo: 'BLK2611230000001', revision: 2, amount: records[0].amount, records: [...records] };
  const digest = digestOf({ ...signing, items: [item, file] });
  expect(digest.toString('hex')).toBe(sha256(words).toString('hex'));

  const challengeId = '0190a7c2-6f43-7d1b-9b52-3f1c2a7e8d04';
  const number = BigInt(`0x${sha256(digest, challengeId).toString('hex')}`) % 100_000_000n;
  expect(challengeOf(digest, challengeId)).toBe(String(number).padStart(8, '0'));
});

test('an auditor calculates the hash of an event from the contract', () => {
  const event = {
    company_id: 'NUSANTARA',
    number: 1,
    event_id: '0190a7c2-6f43-7d1b-9b52-3f1c2a7e8d04',
    happened_at: new Date('2026-11-23T09:15:00+07:00'),
    actor_id: 'MAKER01@NUSANTARA',
    actor_name: 'Siti Rahma',
    event_type: 'login',
    area: 'corporate',
    outcome: 'done',
    subject: 'MAKER01@NUSANTARA',
    details: { name: 'Siti Rahma', kind: 'user' },
    request_id: 'req-1',
    ip_address: null,
    device: null,
    previous_hash: noHash,
  } as const;
  const text =
    '{"actor_id":"MAKER01@NUSANTARA","actor_name":"Siti Rahma","area":"corporate","company_id":"NUSANTARA",' +
    '"details":{"kind":"user","name":"Siti Rahma"},"device":null,"event_id":"0190a7c2-6f43-7d1b-9b52-3f1c2a7e8d04",' +
    '"event_type":"login","happened_at":"2026-11-23T02:15:00.000Z","ip_address":null,"number":1,"outcome":"done",' +
    '"request_id":"req-1","subject":"MAKER01@NUSANTARA"}';
  expect(hashOf(event as never).toString('hex')).toBe(sha256(new Uint8Array(32), text).toString('hex'));
});

const group = (groupId: string) => ({ groupId, quorum: 1 });

test('verifiers act in one stage before the approvals and releasers in one after them, whatever the order of approval', () => {
  const workflow = {
    verify: [group('a'), group('b')],
    approve: [group('c'), group('d')],
    release: [group('e'), group('f')],
  };
  const kinds = (order: 'parallel' | 'sequential') =>
    buildRoute(1, 'row', { ...workflow, order }).stages.map((stage) => `${stage.kind} ${stage.groups.length}`);
  expect(kinds('parallel')).toEqual(['verify 2', 'approve 2', 'release 2']);
  expect(kinds('sequential')).toEqual(['verify 2', 'approve 1', 'approve 1', 'release 2']);
});
