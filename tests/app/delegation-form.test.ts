// The form of the delegation refuses an amount above the default of the bank at its field, before anything is sent.
import { expect, test } from 'vitest';
import type { DelegationOfAuthority } from '../../generated/types.ts';
import { delegationSchema } from '../../src/admin/limits/delegation/delegation-schema.ts';
import { failuresOfIssues } from '../../src/lib/schema-failures.ts';

const amounts = (maker: string | null) => ({ maker, verifier: null, approver: null, releaser: null });
const setting = {
  single: [
    { serviceType: 'SVC_BILL_PAY', maximumAmounts: amounts('100.00'), defaultAmounts: amounts('500.00') },
    { serviceType: 'SVC_TOPUP', maximumAmounts: amounts('900.00'), defaultAmounts: amounts('500.00') },
  ],
  bulk: [],
} as unknown as DelegationOfAuthority;
const schema = delegationSchema(setting, (rupiah) => `IDR ${rupiah}`);

function faultsOf(bill: string, topUp: string) {
  const typed = { SVC_BILL_PAY: { maker: bill }, SVC_TOPUP: { maker: topUp } };
  const issues = schema.safeParse(typed, { reportInput: true }).error?.issues ?? [];
  return failuresOfIssues(issues);
}

test('an amount up to the default passes, and so does one that stays above a default that was lowered', () => {
  expect(faultsOf('500.00', '900.00')).toEqual([]);
});

test('an amount above the default is refused at its field', () => {
  const parameters = { maximum: 'IDR 500.00' };
  expect(faultsOf('501.00', '901.00')).toMatchObject([
    { field: 'SVC_BILL_PAY.maker', code: 'ADMIN_ABOVE_DEFAULT', parameters },
    { field: 'SVC_TOPUP.maker', code: 'ADMIN_ABOVE_DEFAULT', parameters },
  ]);
});
