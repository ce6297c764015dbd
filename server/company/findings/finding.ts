// Makes a finding as the contract has it.
import type { SetUpFinding } from '../../../generated/types.ts';

const stopping: readonly SetUpFinding['rule'][] = [
  'too-few-people',
  'too-few-tokens',
  'same-person-twice',
  'short-of-people',
  'uncovered',
  'account-without-route',
  'user-without-token',
  'waiting-requests',
  'daily-used-up',
  'change-refused',
];

function severityOf(rule: SetUpFinding['rule']): SetUpFinding['severity'] {
  if (rule === 'identity-expired') return 'urgent';
  return stopping.includes(rule) ? 'stops' : 'warns';
}

export const finding = (
  rule: SetUpFinding['rule'],
  record: SetUpFinding['record'],
  more: Partial<SetUpFinding> = {},
): SetUpFinding => ({
  rule,
  severity: severityOf(rule),
  record,
  stage: null,
  names: [],
  needed: null,
  available: null,
  code: null,
  ...more,
});
