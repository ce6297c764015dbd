import { expect, test } from 'vitest';
import { errorCatalogue, type ErrorCode } from '../../generated/error-codes.ts';
import { operations } from './contract.ts';

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
