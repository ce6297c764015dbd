import { expect, test } from 'vitest';
import { errorCatalogue, type ErrorCode } from '../../generated/error-codes.ts';
import { bodySchemaOf, operations, propertiesOf } from './contract.ts';

const payments = ['TopUp', 'BillPayment', 'LocalTransfer', 'ForeignTransfer', 'TaxPayment', 'ChequeBook'];

/** Codes of every write, which a validation cannot answer. */
const ofWrites = ['ERR_REQ_1', 'ERR_REQ_2'];
const isConfirmation = (code: string) => errorCatalogue[code as ErrorCode].kind === 'confirmation';

function codesOf(operationId: string): readonly string[] {
  const found = operations.find(({ operation }) => operation.operationId === operationId);
  if (!found) throw new Error(`There is no ${operationId}`);
  return found.operation['x-error-codes'];
}

const lacking = (codes: readonly string[], among: readonly string[]) => codes.filter((code) => !among.includes(code));

test.each(payments)(
  'a check of %s says what its submit would refuse, and asks what it would ask as notes',
  (payment) => {
    const [checked, submitted] = [codesOf(`validate${payment}`), codesOf(`submit${payment}`)];
    expect(lacking(submitted, [...checked, ...ofWrites]).filter((code) => !isConfirmation(code))).toEqual([]);
    expect(lacking(checked, submitted)).toEqual([]);
    expect(lacking(submitted, codesOf(`resubmit${payment}`))).toEqual([]);
  },
);

/** The account is not there for the user, blocked, closed or dormant, or of a kind that pays nothing. */
const ofAccount = ['193', '90', '91', '93'];

const aboutAccounts = operations.filter(
  (located) =>
    located.operation.tags.some((tag) => tag === 'payments') &&
    propertiesOf(bodySchemaOf(located)).includes('fromAccountId'),
);

test('every question about a debit account says that the account cannot be debited', () => {
  expect(aboutAccounts.length).toBeGreaterThan(8);
  for (const { operation } of aboutAccounts)
    expect([operation.operationId, lacking(ofAccount, operation['x-error-codes'])]).toEqual([
      operation.operationId,
      [],
    ]);
});
