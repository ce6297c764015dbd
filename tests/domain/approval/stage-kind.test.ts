import { expect, test } from 'vitest';
import { stageKindFault } from '../../../domain/approval/stage-kind.ts';
import type { ApprovalRequest, Decision } from '../../../domain/approval/types.ts';
import { obstacles } from '../../../domain/approval/who-may-act.ts';

const verification: Decision = {
  personId: 'agus',
  actorName: 'Agus Wijaya',
  revision: 1,
  stage: 0,
  action: 'pass',
  groupIds: ['keuangan'],
  at: 1000,
};
const request: ApprovalRequest = {
  revision: 1,
  makers: [{ personId: 'siti', blocked: false }],
  service: 'SVC_LCY_OVB',
  accountIds: [],
  amount: null,
  singleAccess: false,
  route: {
    matrixVersion: 1,
    rowId: 'all',
    stages: [
      { kind: 'verify', groups: [{ groupId: 'keuangan', quorum: 1 }] },
      { kind: 'approve', groups: [{ groupId: 'keuangan', quorum: 1 }] },
    ],
  },
  decisions: [],
};
const verifiedRequest = { ...request, decisions: [verification] };

test('verifying fits a stage of verification', () => {
  expect(stageKindFault(request, 'verify')).toBeNull();
});

test('approving before the verification is too early', () => {
  expect(stageKindFault(request, 'approve')?.code).toBe('APPROVAL_NOT_YOUR_TURN');
});

test('verifying after the verification says who did and when', () => {
  expect(stageKindFault(verifiedRequest, 'verify')).toMatchObject({
    code: '80',
    parameters: { actor: 'Agus Wijaya', time: { at: 1000 } },
  });
});

test('a member of the group whose roles do not fit the stage has no turn', () => {
  const verifier = {
    personId: 'rina',
    exceptionalFor: [],
    blocked: false,
    stageKinds: ['verify'] as const,
    groupIds: ['keuangan'],
    services: ['SVC_LCY_OVB'],
    accountIds: [],
    limits: { verify: null, approve: null, release: null },
  };
  expect(obstacles(request, verifier, 1)).toEqual([]);
  expect(obstacles(verifiedRequest, verifier, 1).map(({ reason }) => reason)).toEqual(['stage-passed']);
});
