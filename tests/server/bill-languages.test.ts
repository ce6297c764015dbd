// Each reader of a bill payment reads the words of the biller in their own language.
import { expect, test } from 'vitest';
import type { RequestDetail, RevisionHistory, TransactionDetail } from '../../generated/types.ts';
import { billForm, electricity, inquire, keyOf, office, releaseBill, submitBill } from './bill-bank.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { bearerOf } from './people.ts';
import { textOfPdf } from './pdf-text.ts';
import { addRequestBank, runJobs, user } from './request-bank.ts';

const languages = [
  ['en', 'Tariff and power', ['Electricity bill October 2026', 'Electricity bill November 2026']],
  ['id', 'Tarif/Daya', ['Rekening listrik Oktober 2026', 'Rekening listrik November 2026']],
] as const;

function saidIn({ transactionDetails }: TransactionDetail) {
  if (transactionDetails.kind !== 'bill-payment') throw new Error('This pays no bill');
  const { bills, facts } = transactionDetails;
  return { bills: bills.map(({ description }) => description), fact: facts[0]?.label };
}

onEmbeddedDatabase('the words of a biller', addRequestBank, (bank) => {
  const confirmed = ['possible-duplicate'];
  const submitted = async (payee = electricity) => submitBill(bank(), await billForm(bank(), payee), confirmed);

  test.each(languages)('are read in a request and in its differences (%s)', async (language, fact, bills) => {
    const receipt = await submitted();
    const { refNo, ...named } = keyOf(receipt);
    const back = { ...named, reason: 'Bayar satu bulan saja' };
    expect((await ask(bank(), 'sendRequestToRepair', { user: user('VERIFIER01'), body: back })).code).toBe('00');
    const [oldest] = (await inquire(bank(), electricity)).bills;
    if (!oldest) throw new Error('No bill is open');
    const amount = (Number(oldest.amount.value) + Number(oldest.penalty.value)).toFixed(2);
    const form = { ...(await billForm(bank(), electricity, { amount })), billIds: [oldest.billId] };
    const { taskId, revision } = receipt;
    const body = { taskId, refNo, revision, form, confirmed };
    expect((await ask(bank(), 'resubmitBillPayment', { user: user('MAKER01'), body })).code).toBe('00');
    const reader = { user: user('VERIFIER01'), language };
    const key = { taskId, refNo, menuAccess: 'BILL_PAY' };
    const { transaction, changes } = await outputOf<RequestDetail>(bank(), 'getRequest', { ...reader, body: key });
    expect(saidIn(transaction)).toEqual({ bills: bills.slice(0, 1), fact });
    const left = { field: 'bills.1.description', before: bills[1], after: null };
    expect(changes).toContainEqual(left);
    const asked = { ...reader, body: { refNo, menuAccess: 'BILL_PAY' } };
    const { revisions } = await outputOf<{ readonly revisions: readonly RevisionHistory[] }>(
      bank(),
      'getRequestHistory',
      asked,
    );
    expect(revisions.at(-1)?.changes).toContainEqual(left);
  });

  test('are read in the transaction, in what proves it and on paper', async () => {
    const receipt = await submitted(office);
    await releaseBill(bank(), receipt);
    await runJobs(bank());
    for (const [language, fact, [, newest]] of languages) {
      const body = { refNo: receipt.refNo, menuAccess: 'BILL_PAY' };
      const reader = { user: user('MAKER01'), language, body };
      const detail = await outputOf<TransactionDetail>(bank(), 'getTransaction', reader);
      expect(saidIn(detail)).toEqual({ bills: [newest], fact });
      if (detail.receipt?.kind !== 'bill') throw new Error('The biller has proved nothing');
      expect(detail.receipt.facts?.map(({ label }) => label)).toEqual(expect.arrayContaining([fact, newest]));
      const { authorization } = await bearerOf(bank(), user('MAKER01'));
      const file = await bank().app.inject({
        method: 'POST',
        url: '/api/transaction-status/receipt/download',
        headers: { authorization, 'accept-language': language },
        payload: { refNo: receipt.refNo, idTrxLog: detail.idTrxLog },
      });
      expect(textOfPdf(file.rawPayload)).toEqual(expect.arrayContaining([fact, newest]));
    }
  });
});
