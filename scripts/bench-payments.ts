// npm run bench:payments: how fast each kind of payment is submitted beside a local transfer, and how fast a series of
// five years is shown before it is submitted.
import { operations, type OperationId } from '../generated/operations.ts';
import { addDays, addMonths } from '../domain/calendar-date.ts';
import { jakartaMoment } from '../domain/jakarta-time.ts';
import { openEmbeddedBank } from './bench/embedded-bank.ts';
import { below, printFigures, ratio } from './bench/figures.ts';
import { bearerOf } from './bench/full-bank.ts';
import { createNarrator } from './story/narrator.ts';
import { payments } from './story/payments.ts';
import { confirmed, type Desk } from './story/scene.ts';
import { timingFrom, transferForm } from './story/series.ts';

const [warmUps, rounds] = [10, 60];
const bank = await openEmbeddedBank({ fill: () => Promise.resolve() });
const bearer = await bearerOf(bank.db, bank.secrets, 'NUSANTARA', 'MAKER01');
const today = jakartaMoment(Date.now()).date;

async function ask(operationId: OperationId, payload: object) {
  const headers = { ...bearer, 'idempotency-key': crypto.randomUUID() };
  const reply = await bank.app.inject({ method: 'POST', url: operations[operationId].path, payload, headers });
  if (reply.statusCode !== 200) throw new Error(`${operationId}: ${reply.body.slice(0, 500)}`);
  return reply;
}

const maker: Desk['cast']['maker'] = {
  do: async <Output>(operationId: OperationId, body: object) =>
    (await ask(operationId, body)).json<{ output: Output }>().output,
};
const desk: Desk = { cast: { maker }, narrator: createNarrator(() => undefined) };

interface Submitted {
  readonly operation: OperationId;
  body(number: number): Promise<object>;
}

const confirming = [...confirmed, 'next-working-day'];
const amountOf = (number: number) => `${20_000 + number}.00`;

const local: Submitted = {
  operation: 'submitLocalTransfer',
  body: async (number) => ({
    form: await transferForm(desk, amountOf(number), { kind: 'immediate' }),
    confirmed: confirming,
  }),
};
const series: Submitted = {
  operation: 'createRecurringPayment',
  body: async (number) => ({
    payment: { paymentType: 'LCY', form: await transferForm(desk, amountOf(number), timingFrom(today)) },
  }),
};
const others = payments.map(({ submit, fillIn }): Submitted => ({
  operation: submit,
  body: async () => ({ form: await fillIn(desk), confirmed: confirming }),
}));

async function timed(operation: OperationId, body: object): Promise<number> {
  const start = performance.now();
  await ask(operation, body);
  return performance.now() - start;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

// One of each kind a round, so that a machine that becomes slower slows all of them.
const kinds = [local, ...others, series];
const taken = new Map(kinds.map(({ operation }) => [operation, [] as number[]]));
for (let round = -warmUps; round < rounds; round += 1)
  for (const { operation, body } of kinds) {
    const milliseconds = await timed(operation, await body(round + warmUps));
    if (round >= 0) taken.get(operation)?.push(milliseconds);
  }

const fiveYears = {
  paymentType: 'LCY',
  transferType: 'BIFAST',
  timing: {
    kind: 'recurring',
    frequencyType: 'DAILY',
    startDate: addDays(today, 30),
    endDate: addDays(addMonths(addDays(today, 30), 60), -1),
    transactionOnHoliday: 'NEXT_WORKING_DAY',
    expiryDate: addDays(today, 10),
  },
};
const previews: number[] = [];
for (let round = -warmUps; round < rounds; round += 1) {
  const milliseconds = await timed('checkRecurringSchedule', fiveYears);
  if (round >= 0) previews.push(milliseconds);
}
const { occurrences } = await maker.do<{ occurrences: number }>('checkRecurringSchedule', fiveYears);

const usual = median(taken.get(local.operation) ?? []);
for (const [operation, times] of taken) console.log(`${operation}: ${median(times).toFixed(1)} ms`);
const figures = [...others, series].map(({ operation }) =>
  ratio(`${operation} / ${local.operation}`, usual / median(taken.get(operation) ?? []), 0.8),
);
figures.push(below(`days of a series of ${occurrences} occurrences`, median(previews), 50, 'ms'));
printFigures(figures);
await bank.close();
process.exitCode = figures.every(({ passed }) => passed) ? 0 : 1;
