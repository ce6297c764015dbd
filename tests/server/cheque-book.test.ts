// Books of cheques and giros, from the question which ones there are to the pick-up.
import { beforeEach, expect, test } from 'vitest';
import type {
  ChequeBookInquiry,
  ChequeBookValidation,
  DecisionPreview,
  FeeQuote,
  PickUpBranch,
  RequestRepair,
} from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { scriptNext } from '../../server/host/script.ts';
import { checkLedger } from '../../server/ledger/check-ledger.ts';
import { arriveAtBranch, handOut } from '../../server/payments/cheque-book/at-branch.ts';
import { bookDetailOf, bookForm, keyOf, releaseBooks, returnedBooks, submitBooks } from './cheque-bank.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { bearerOf } from './people.ts';
import { textOfPdf } from './pdf-text.ts';
import { addRequestBank, runJobs, statusOf, user } from './request-bank.ts';
import { idr } from './transfer-bank.ts';

const morning = new Date('2026-11-23T09:00:00+07:00');
const evening = new Date('2026-11-23T16:00:00+07:00');

const agent = {
  pickupMethod: 'agent',
  agentName: 'Andi Pratama',
  idNumber: '3174052208850003',
  address: 'Jl. Kemang Raya No. 45',
  authorizers: bookForm().pickup.authorizers,
};

onBothDatabases('cheque and giro books', addRequestBank, (bank) => {
  const db = () => bank().services.db;
  const asMaker = (operationId: OperationId, body: object) => ask(bank(), operationId, { user: user('MAKER01'), body });
  beforeEach(() => bank().setTime(morning));

  test('the bank says which books an account can have, what they cost and when they are ready', async () => {
    await returnedBooks(bank());
    const found = (await asMaker('inquireChequeBooks', { fromAccountId: 'acc-0001' })).output as ChequeBookInquiry;
    const price = { feePerBook: idr('150000.00'), stampDutyPerBook: idr('250000.00'), maximumQuantity: 15 };
    expect(found.offers).toMatchObject([
      { type: 'cheque', ...price },
      { type: 'giro', ...price },
    ]);
    expect(found).toMatchObject({ estimatedPickUpDate: '2026-11-26', collectWithinDays: 30 });
    expect(found.booksWaiting).toBe(2);
    const fee = await asMaker('quoteChequeBookFee', { fromAccountId: 'acc-0001', type: 'giro', quantity: 3 });
    expect(fee.output as FeeQuote).toMatchObject({ totalFee: idr('1200000.00'), totalDebit: idr('1200000.00') });
    const day = { transactionDate: '2026-11-23' };
    expect((await asMaker('checkChequeBookCutOff', day)).output).toMatchObject({ open: true, cutOffTime: '15:00' });
    bank().setTime(evening);
    expect((await asMaker('checkChequeBookCutOff', day)).output).toMatchObject({ open: false });
  });

  test('branches are found by city, with their distance from another one', async () => {
    const body = { filter: { city: 'Jakarta', near: 'Surabaya' } };
    const { items } = (await asMaker('listPickUpBranches', body)).output as { items: PickUpBranch[] };
    expect(items.length).toBeGreaterThan(1);
    expect(items.every(({ distance }) => distance !== null && distance > 600 && distance < 720)).toBe(true);
  });

  test('books are ordered when released, arrive earlier than estimated, and are picked up by another person; nothing says credited', async () => {
    const receipt = await submitBooks(bank(), bookForm({ quantity: 5, pickup: agent }));
    const body = { decision: 'approve', items: [keyOf(receipt)] };
    const plan = await outputOf<DecisionPreview>(bank(), 'previewDecision', { user: user('APPROVER01'), body });
    expect(plan.items[0]?.books).toEqual({ type: 'cheque', quantity: 5 });
    await releaseBooks(bank(), receipt);
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Successful');
    const detail = await bookDetailOf(bank(), receipt);
    expect(detail).toMatchObject({
      customerName: 'Jakarta Sudirman',
      fees: { totalDebit: idr('2000000.00') },
      receipt: { kind: 'book-order' },
      transactionDetails: { readyDate: '2026-11-26', collectBy: '2026-12-26', form: { pickup: agent } },
    });
    expect(detail.transactionDetails).toMatchObject({ receiptNumber: receipt.refNo.replace('CHQ', 'CB') });
    expect(await checkLedger(db())).toEqual([]);
    const { authorization } = await bearerOf(bank(), user('INQUIRY01'));
    for (const [language, said, never] of [
      ['en', ['Ordered', 'Agent'], 'Credited'],
      ['id', ['Dipesan', 'Penerima kuasa'], 'Dikreditkan'],
    ] as const) {
      const file = await bank().app.inject({
        method: 'POST',
        url: '/api/transaction-status/receipt/download',
        headers: { authorization, 'accept-language': language },
        payload: { refNo: receipt.refNo, idTrxLog: detail.idTrxLog },
      });
      const text = textOfPdf(file.rawPayload);
      for (const word of said) expect(text).toContain(word);
      expect(text).not.toContain(never);
    }
    const reads = ['download-advice', 'download-receipt', 'email-receipt'];
    expect(detail.actions).toEqual(expect.arrayContaining(reads));
    const pickup = { pickupMethod: 'in-person', authorizers: agent.authorizers };
    const change = { refNo: receipt.refNo, revision: 1, pickup };
    expect((await ask(bank(), 'changePickup', { user: user('MAKER01'), body: change })).code).toBe('00');
    bank().setTime(new Date('2026-11-25T09:00:00+07:00'));
    const { taskId } = receipt;
    const early = { ...bank().services, now: new Date('2026-11-25T09:00:00+07:00'), attempt: 1 };
    await arriveAtBranch({ companyId: 'NUSANTARA', taskId }, early);
    const ready = await bookDetailOf(bank(), receipt);
    expect(ready).toMatchObject({
      status: 'Ready to Pick-up',
      transactionDetails: { readyDate: '2026-11-25', collectBy: '2026-12-26' },
    });
    expect(ready.actions).toEqual(expect.arrayContaining(reads));
    const job = { ...bank().services, now: new Date('2026-11-27T10:00:00+07:00'), attempt: 1 };
    const identity = { companyId: 'NUSANTARA', taskId };
    expect([await handOut(job, identity), await handOut(job, identity)]).toEqual([true, false]);
    expect(await bookDetailOf(bank(), receipt)).toMatchObject({
      status: 'Picked Up',
      transactionDetails: { pickedUpAt: expect.stringContaining('2026-11-27') },
    });
    const trail = db().selectFrom('audit_events').select('event_type').where('subject', '=', receipt.refNo);
    const ofBooks = trail.where('event_type', 'in', ['books-arrived', 'books-collected']).orderBy('number').execute();
    expect(await ofBooks).toEqual([{ event_type: 'books-arrived' }, { event_type: 'books-collected' }]);
  });

  test.each([
    [11, 'insufficient, then tried again', { kind: 'insufficient' }, 'Pending Execute', 'Successful'],
    [12, 'rejected', { kind: 'rejected', code: 'HOST_CHQ_63' }, 'Failed', 'Failed'],
    [13, 'timed out, then done', { kind: 'timeout', truth: 'done' }, 'Pending by Bank', 'Successful'],
    [14, 'timed out, then not done', { kind: 'timeout', truth: 'rejected' }, 'Pending by Bank', 'Failed'],
  ] as const)(
    'an order of %s books that is %s is shown so until it is settled',
    async (quantity, _name, answer, first, last) => {
      const receipt = await submitBooks(bank(), bookForm({ quantity }));
      await releaseBooks(bank(), receipt);
      await scriptNext(db(), { operation: 'transfer', service: 'SVC_CHQ_BOOK', answer });
      await runJobs(bank());
      expect(await statusOf(bank(), receipt)).toBe(first);
      const { taskId: _task, ...body } = keyOf(receipt);
      const again = await ask(bank(), 'executePending', { user: user('RELEASER01'), body });
      expect(again.code === '00').toBe(answer.kind === 'insufficient');
      bank().setTime(new Date('2026-11-23T10:05:00+07:00'));
      await runJobs(bank());
      expect(await statusOf(bank(), receipt)).toBe(last);
    },
  );

  test('a request is repaired to fewer books, and is another revision', async () => {
    const { taskId, refNo, revision } = await returnedBooks(bank());
    const key = { taskId, refNo, menuAccess: 'CHQ_BOOK' };
    const repair = await outputOf<RequestRepair>(bank(), 'getRequestRepair', { user: user('MAKER01'), body: key });
    expect(repair.pageMode).toBe('cheque-book-request');
    const mended = bookForm({ quantity: 1 });
    const validated = await asMaker('validateChequeBook', { form: mended, refNo });
    expect(validated.output as ChequeBookValidation).toMatchObject({ estimatedPickUpDate: '2026-11-26', notes: [] });
    const again = await asMaker('resubmitChequeBook', { taskId, refNo, revision, form: mended });
    expect(again.output).toMatchObject({ revision: 2, status: 'Pending Verify' });
    const third = await asMaker('resubmitChequeBook', { taskId, refNo, revision: 2, form: mended });
    expect(third.code).toBe('STATUS_NOT_ALLOWED');
  });
});
