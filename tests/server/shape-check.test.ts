// A content that the portal could not show to approvers is not stored, even if an earlier check accepted it.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbitraryFor } from '../../scripts/conformance/arbitrary.ts';
import type { JsonSchema } from '../../server/contract/document.ts';
import { validatorOf } from '../../server/contract/validator.ts';
import type { RequestDraft } from '../../server/approval/draft.ts';
import { tokenUnlock } from '../../server/users/token-unlock.ts';
import { submitTask } from '../../server/tasks/submit.ts';
import { systemActor } from '../../server/approval/actor.ts';
import { contract } from '../contract/contract.ts';
import type { TestBank } from './bank.ts';
import { beginBank } from './begun-banks.ts';
import { addRequestBank, decideUnsigned, draftOf, resubmit, submit } from './request-bank.ts';

const notShown = 'could not be shown';
const validator = validatorOf(contract);
const build = arbitraryFor(contract);
const { oneOf: branches } = contract.components.schemas['TransactionContent'] as unknown as {
  oneOf: { $ref: string }[];
};
const nameOf = ({ $ref }: { $ref: string }) => $ref.split('/').at(-1) ?? '';

/** Returns a content that the contract allows, generated from its schema. */
function contentOf(branch: JsonSchema): RequestDraft['content'] {
  const fitting = build(branch).filter((content) => validator.of(branch)(content).length === 0);
  return fc.sample(fitting, { numRuns: 1, seed: 20_261_123 })[0] as RequestDraft['content'];
}

let bank: TestBank;
const stored = async () => {
  const { requests } = await bank.services.db
    .selectFrom('requests')
    .select(({ fn }) => fn.countAll<string>().as('requests'))
    .executeTakeFirstOrThrow();
  return Number(requests);
};

beforeAll(async () => {
  bank = await beginBank('pglite', addRequestBank);
});
afterAll(() => bank.close());

describe.each(branches.map((branch) => [nameOf(branch), branch] as const))('a request with %s', (_, branch) => {
  test('is stored only as the contract describes it', async () => {
    const content = contentOf(branch);
    const before = await stored();
    const { form: _form, file: _file, payment: _payment, ...rest } = { ...content } as Record<string, unknown>;
    for (const wrong of [{ ...content, internal: 'x' }, rest, { ...content, kind: 'of-nobody' }])
      await expect(submit(bank, draftOf('10000000.00', { content: wrong as never }))).rejects.toThrow(notShown);
    expect(await stored()).toBe(before);
    await submit(bank, draftOf('10000000.00', { content }));
    expect(await stored()).toBe(before + 1);
  });
});

test('the parts of a request beside its content are checked, too', async () => {
  const before = await stored();
  const wrong: Partial<RequestDraft>[] = [
    { fees: {} as never },
    { conversion: { rateType: 'special' } as never },
    { notes: [{ flag: 'of-nobody' } as never] },
    { fromAccount: { id: 'acc-0001' } as never },
    { payee: { name: 'x'.repeat(141), account: '5270338812' } },
    { transactionDate: '23-11-2026' },
  ];
  for (const change of wrong) await expect(submit(bank, draftOf('10000000.00', change))).rejects.toThrow(notShown);
  expect(await stored()).toBe(before);
});

test('a repair that could not be shown leaves the returned revision', async () => {
  const receipt = await submit(bank);
  await decideUnsigned(bank, 'VERIFIER01', 'sendRequestToRepair', receipt, 'Salah rekening');
  const wrong = draftOf('20000000.00', { content: { kind: 'local-transfer', form: 5 } as never });
  await expect(resubmit(bank, receipt, wrong)).rejects.toThrow(notShown);
  const row = await bank.services.db
    .selectFrom('requests')
    .select(['revision', 'status', 'amount'])
    .where('task_id', '=', receipt.taskId)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ revision: 1, status: 'For Repair', amount: '10000000.00' });
});

test('a task that could not be shown to its approver is not stored', async () => {
  const actor = systemActor(bank.services, 'NUSANTARA', bank.services.clock.now(), 'story');
  const wanted = { payload: { serialNumber: '1' }, recordId: 'a', recordName: 'a', changes: [] };
  const kind = { ...tokenUnlock, contentOf: () => ({ kind: 'user-profile', before: 5, after: null }) as never };
  await expect(submitTask(actor, { ...wanted, kind })).rejects.toThrow(notShown);
  const tasks = await bank.services.db.selectFrom('admin_tasks').select('task_id').execute();
  expect(tasks).toEqual([]);
});
