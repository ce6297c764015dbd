// Pages about a favorite or its payments never answer 500, whatever the favorite stores and whichever rail pays it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationId } from '../../generated/operations.ts';
import type {
  FavoriteSummary,
  LocalTransferReceipt,
  LocalTransferValidation,
  SubmitReceipt,
  TransferType,
} from '../../generated/types.ts';
import type { TestBank } from './bank.ts';
import { beginBank } from './begun-banks.ts';
import {
  favoriteOf,
  keptFields,
  parts,
  payees,
  rails,
  transferForm,
  type Kept,
  type Parts,
  type Payee,
} from './favorite-cases.ts';
import { failuresEverywhere, failuresOfDetails, failuresOncePaid } from './favorite-pages.ts';
import { addTransferBank, askAs, endRequest, siti } from './transfer-bank.ts';

const patience = 240_000;
const everyNote = [
  'possible-duplicate',
  'repeated-reference',
  'name-differs',
  'name-unchecked',
  'first-time-payee',
  'payee-account-changed',
  'next-working-day',
  'balance-low',
];

let bank: TestBank;
const ask = (operationId: OperationId, body: object) => askAs(bank, siti, operationId, body);

beforeAll(async () => {
  bank = await beginBank('pglite', addTransferBank);
});
afterAll(() => bank.close());

async function behind(proxy: object): Promise<object> {
  const { output } = await ask('inquireBifastProxy', { proxy });
  return (output as { beneficiary: object }).beneficiary;
}

async function forgetEverything(): Promise<void> {
  const { db } = bank.services;
  await db.updateTable('requests').set({ tab: 'unsuccessful', status: 'Rejected', stage_kind: null }).execute();
  await db.deleteFrom('favorites').execute();
}

type Look = typeof failuresOfDetails;

/** Submits a favorite and ends its approval; returns its id. */
async function keep(form: object, look: Look): Promise<string> {
  const submitted = await ask('submitFavorite', { form, confirmed: everyNote });
  expect(submitted.code).toBe('00');
  const receipt = submitted.output as SubmitReceipt;
  expect(await look(bank, receipt, 'FAV')).toEqual([]);
  await endRequest(bank, receipt.refNo, 'Successful');
  const { items } = (await ask('listFavorites', {})).output as { items: FavoriteSummary[] };
  const favoriteId = items[0]?.favoriteId ?? '';
  expect((await ask('getFavorite', { favoriteId })).code).toBe('00');
  return favoriteId;
}

/** The form names only the favorite; validation and receipt must name the account of the payee. */
function expectPayee({ beneficiary }: LocalTransferValidation, { form }: LocalTransferReceipt): void {
  for (const payee of [beneficiary, form.payee.beneficiary])
    expect(payee).toMatchObject({
      accountName: expect.stringMatching(/\S/),
      bankName: expect.stringMatching(/\S/),
      accountNumber: expect.stringMatching(/^\d+$/),
    });
}

/** The receipt and the amount; undefined if this rail refuses the payee with a code. */
async function send(transferType: TransferType, favoriteId: string, chosen: Parts) {
  const form = transferForm(transferType, favoriteId, chosen);
  const checked = await ask('validateLocalTransfer', { form });
  const submitted = await ask('submitLocalTransfer', { form, confirmed: everyNote });
  expect([checked.status, submitted.status]).not.toContain(500);
  if (submitted.status !== 200) return undefined;
  expectPayee(checked.output as LocalTransferValidation, submitted.output as LocalTransferReceipt);
  return { receipt: submitted.output as SubmitReceipt, amount: form.transactionDetails.amount.value };
}

const keptKinds = Object.entries(keptFields);
const everything = keptFields['everything'] as Kept;
const plain = parts['plain'] as Parts;
const paidParts = ['a reference and a message', 'an e-mail'];
const railsOf: Readonly<Record<Payee, readonly TransferType[]>> = {
  'another bank': ['ONLINE', 'BIFAST', 'LLG', 'RTGS'],
  'this bank': ['OVB'],
  'a phone number': ['BIFAST'],
  'an e-mail address': ['BIFAST'],
};

/** The failed pages of one submitted payment, each with the name of the case. */
async function failuresOf(what: string, sent: Awaited<ReturnType<typeof send>>, isPaid = false): Promise<string[]> {
  if (!sent) return [];
  const { receipt, amount } = sent;
  const failed = isPaid ? failuresOncePaid(bank, receipt, amount) : failuresOfDetails(bank, receipt, 'LCY');
  return (await failed).map((failure) => `${what}: ${failure}`);
}

test.each(payees)(
  'a favorite of %s with each optional field is shown, and sent by each rail that takes it',
  { timeout: patience },
  async (payee) => {
    const failed: string[] = [];
    const taken: TransferType[] = [];
    for (const [name, kept] of keptKinds) {
      await forgetEverything();
      const favoriteId = await keep(await favoriteOf(payee, kept, behind), failuresOfDetails);
      for (const rail of rails) {
        const sent = await send(rail, favoriteId, plain);
        if (sent && kept === everything) taken.push(rail);
        failed.push(...(await failuresOf(`${name} by ${rail}`, sent)));
      }
    }
    expect(failed).toEqual([]);
    expect(taken).toEqual(railsOf[payee]);
  },
);

test.each(payees)(
  'a favorite of %s is sent with each part of a transfer, paid, and shown on every page',
  { timeout: patience },
  async (payee) => {
    await forgetEverything();
    const failed: string[] = [];
    const favoriteId = await keep(await favoriteOf(payee, everything, behind), failuresEverywhere);
    for (const rail of railsOf[payee])
      for (const [name, chosen] of Object.entries(parts)) {
        const sent = await send(rail, favoriteId, chosen);
        failed.push(...(await failuresOf(`${name} by ${rail}`, sent, paidParts.includes(name))));
      }
    expect(failed).toEqual([]);
  },
);
