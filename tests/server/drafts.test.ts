import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DraftSummary, PageInfo, PaymentDraft } from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { addPeople } from './people.ts';
import { andi, askAs, siti } from './transfer-bank.ts';

interface DraftList {
  readonly items: readonly DraftSummary[];
  readonly page: PageInfo;
}

const fields = {
  transferType: 'BIFAST',
  'payee.beneficiary.accountName': 'CV Sinar Jaya Abadi',
  'payee.beneficiary.accountNumber': '52703',
  'transactionDetails.amount.value': '250000000',
};
const firstPage = { filter: {}, sort: { field: 'savedAt', direction: 'desc' }, page: { size: 2 } };

onBothDatabases('drafts', addPeople, (bank) => {
  const save = async (userId: string, body: object = {}) =>
    (await askAs(bank(), userId, 'saveDraft', { transactionType: 'LCY', fields, ...body })).output as DraftSummary;

  test('an incomplete form comes back as it was typed', async () => {
    const kept = await save(siti);
    expect(kept).toMatchObject({
      revision: 1,
      payeeName: 'CV Sinar Jaya Abadi',
      amount: { value: '250000000.00', currency: 'IDR' },
      savedAt: '2026-11-23T09:00:00+07:00',
      expiresAt: '2026-12-23T09:00:00+07:00',
    });
    const { output } = await askAs(bank(), siti, 'getDraft', { draftId: kept.draftId });
    expect((output as PaymentDraft).fields).toEqual(fields);
  });

  test('what was typed cannot be read in the database', async () => {
    await save(siti);
    const rows = await bank().services.db.selectFrom('payment_drafts').select('content').execute();
    const readable = rows.filter(({ content }) => Buffer.from(content).toString('latin1').includes('Sinar'));
    expect([rows.length > 0, readable]).toEqual([true, []]);
  });

  test('no other user sees it, not even a colleague', async () => {
    const { draftId } = await save(siti);
    const { status, code } = await askAs(bank(), andi, 'getDraft', { draftId });
    expect([status, code]).toEqual([404, '193']);
    expect((await askAs(bank(), andi, 'deleteDraft', { draftId })).code).toBe('193');
  });

  test('of two windows the second that saves an old revision is refused', async () => {
    const { draftId } = await save(siti);
    expect((await save(siti, { draftId, revision: 1 })).revision).toBe(2);
    const late = await askAs(bank(), siti, 'saveDraft', { draftId, revision: 1, transactionType: 'LCY', fields });
    expect([late.status, late.code]).toEqual([409, 'ERR_REQ_3']);
  });

  test('the list is paged forwards and backwards', async () => {
    for (let count = 0; count < 3; count += 1) await save(andi);
    const first = (await askAs(bank(), andi, 'listDrafts', firstPage)).output as DraftList;
    expect([first.items.length, first.page.total, first.page.previousCursor]).toEqual([2, 3, null]);
    const next = { ...firstPage, page: { size: 2, cursor: first.page.nextCursor } };
    const second = (await askAs(bank(), andi, 'listDrafts', next)).output as DraftList;
    expect([second.items.length, second.page.nextCursor]).toEqual([1, null]);
    const back = { ...firstPage, page: { size: 2, cursor: second.page.previousCursor } };
    expect((await askAs(bank(), andi, 'listDrafts', back)).output).toMatchObject({ items: first.items });
  });

  test('a deleted draft is gone, and an old one is deleted by a job', async () => {
    const { draftId } = await save(siti);
    expect((await askAs(bank(), siti, 'deleteDraft', { draftId })).status).toBe(200);
    expect((await askAs(bank(), siti, 'getDraft', { draftId })).status).toBe(404);
    const kept = await save(siti);
    bank().setTime(new Date('2026-12-24T09:00:00+07:00'));
    expect((await askAs(bank(), siti, 'getDraft', { draftId: kept.draftId })).status).toBe(404);
  });

  test('whatever is typed so far is kept, listed and given back', { timeout: 60_000 }, async () => {
    const hidden = /[\p{Cc}\p{Cf}\p{Cs}]/gu;
    const text = fc.string({ maxLength: 300, unit: 'binary' }).map((typed) => typed.replaceAll(hidden, ''));
    const amount = fc.oneof(text, fc.bigInt().map(String), fc.constantFrom('-1', '007', '1.5', '9'.repeat(40)));
    const typed = fc.record(
      {
        'payee.beneficiary.accountName': text,
        'payee.favoriteName': fc.oneof(text, fc.constant(null)),
        'transactionDetails.amount.value': amount,
        'transactionDetails.amount.currency': fc.constantFrom('IDR', 'USD', 'XXX', ''),
        timing: fc.oneof(fc.boolean(), fc.integer({ min: 0, max: 1_000_000 })),
      },
      { requiredKeys: [] },
    );
    const story = fc.asyncProperty(typed, async (given) => {
      const { draftId } = await save(siti, { fields: given });
      const { status, output } = await askAs(bank(), siti, 'getDraft', { draftId });
      expect([status, (output as PaymentDraft).fields]).toEqual([200, { ...given }]);
      expect((await askAs(bank(), siti, 'listDrafts', firstPage)).status).toBe(200);
    });
    await fc.assert(story, { numRuns: 30, seed: 20_261_123, endOnFailure: true });
  });
});
