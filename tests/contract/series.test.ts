import { describe, expect, test } from 'vitest';
import { resolve, type JsonSchema } from '../../server/contract/document.ts';
import { validatorOf } from '../../server/contract/validator.ts';
import { bodySchemaOf, contract, operations } from './contract.ts';

const validator = validatorOf(contract);
const named = (name: string) => resolve<JsonSchema>(contract, { $ref: `#/components/schemas/${name}` });
const propertiesOf = (name: string) => (named(name)['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;

function bodyOf(operationId: string) {
  const located = operations.find(({ operation }) => operation.operationId === operationId);
  if (!located) throw new Error(`There is no ${operationId}`);
  const examples = located.operation.requestBody?.content['application/json']?.examples ?? {};
  const bodies = Object.values(examples).map((one) => (resolve(contract, one) as { value: Body }).value);
  return { bodies, judge: validator.of(bodySchemaOf(located) as JsonSchema) };
}

interface Form {
  readonly form: { readonly timing: object };
}
type Body = Form & { readonly payment: Form };

const recurring = {
  kind: 'recurring',
  frequencyType: 'MONTHLY',
  dayInMonth: 25,
  startDate: '2027-01-25',
  endDate: '2027-12-25',
  transactionOnHoliday: 'SKIP',
  expiryDate: '2027-01-08',
};

const payments = ['LocalTransfer', 'ForeignTransfer', 'BillPayment', 'TopUp', 'TaxPayment'];

/** A series gets a new rate, bill and inquiry for each of its days, so its form has none of these fields. */
const ofOneDay = ['deal', 'inquiryId', 'billIds'];
const pairs = [
  ['OverbookingForm', 'RecurringOverbookingForm'],
  ['LlgTransferForm', 'RecurringLlgForm'],
  ['RtgsTransferForm', 'RecurringRtgsForm'],
  ['OnlineTransferForm', 'RecurringOnlineForm'],
  ['BifastTransferForm', 'RecurringBifastForm'],
  ['ForeignOverbookingForm', 'RecurringForeignOverbookingForm'],
  ['TelegraphicTransferForm', 'RecurringTelegraphicForm'],
  ['BillPaymentForm', 'RecurringBillForm'],
  ['TopUpForm', 'RecurringTopUpForm'],
] as const;

describe('a payment that repeats', () => {
  test.each(payments)('is not submitted or repaired as a single payment: %s', (payment) => {
    for (const verb of ['submit', 'resubmit']) {
      const { bodies, judge } = bodyOf(`${verb}${payment}`);
      for (const body of bodies) {
        expect(judge(body)).toEqual([]);
        expect(judge({ ...body, form: { ...body.form, timing: recurring } })).not.toEqual([]);
      }
    }
  });

  test.each(['createRecurringPayment', 'resubmitRecurringPayment'])('has its dates from the form of %s', (id) => {
    const { bodies, judge } = bodyOf(id);
    for (const body of bodies) {
      const timed = (timing: object) => ({
        ...body,
        payment: { ...body.payment, form: { ...body.payment.form, timing } },
      });
      expect(judge(body)).toEqual([]);
      expect(judge(timed({ kind: 'immediate' }))).not.toEqual([]);
    }
  });

  test.each(pairs)('holds what %s holds, but for what is of one day: %s', (single, series) => {
    const expected = Object.keys(propertiesOf(single)).filter((name) => !ofOneDay.includes(name));
    expect(Object.keys(propertiesOf(series)).toSorted()).toEqual(expected.toSorted());
  });

  test('names a customer number and a cap for a bill, and no enquiry', () => {
    expect(propertiesOf('RecurringBillForm')).toHaveProperty('payeeDetails');
    expect(propertiesOf('RecurringBillDetails')).toHaveProperty('cap');
    expect(named('RecurringBillDetails')['required']).toEqual(['cap']);
  });
});
