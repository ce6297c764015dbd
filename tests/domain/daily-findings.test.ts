import { expect, test } from 'vitest';
import { dailyFindings } from '../../domain/daily-findings.ts';

const highest = new Map([
  ['SVC_LCY_BIFAST', 250n],
  ['SVC_LCY_RTGS', 900n],
]);

test('a daily limit below what one request may be is found, over all services and over one', () => {
  const limits = [
    { service: '', limit: 500n, used: 0n },
    { service: 'SVC_LCY_BIFAST', limit: 249n, used: 0n },
    { service: 'SVC_LCY_RTGS', limit: 900n, used: 0n },
  ];
  expect(dailyFindings({ limits, highest })).toEqual([
    { rule: 'daily-below-limit', service: '', higher: ['SVC_LCY_RTGS'] },
    { rule: 'daily-below-limit', service: 'SVC_LCY_BIFAST', higher: ['SVC_LCY_BIFAST'] },
  ]);
});

test('a daily limit that today has used up is found, and one that allows nothing is not used up', () => {
  const limits = [
    { service: 'SVC_TOPUP', limit: 100n, used: 100n },
    { service: 'SVC_TAX_PAY', limit: 0n, used: 0n },
  ];
  expect(dailyFindings({ limits, highest })).toEqual([{ rule: 'daily-used-up', service: 'SVC_TOPUP', higher: [] }]);
});
