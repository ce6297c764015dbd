import { beforeEach, expect, test } from 'vitest';
import { checkLedger } from '../../server/ledger/check-ledger.ts';
import { scriptNext } from '../../server/host/script.ts';
import { onBothDatabases } from './on-databases.ts';
import { dealForm } from './deal-bank.ts';
import { boughtForm, dollarForm, dollars, usd } from './foreign-bank.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, user } from './request-bank.ts';
import { at, moveTo, occurrencesOf, runningSeries, seriesOf, thursdays } from './series-bank.ts';
import { credit100, meter, phone, phoneOf, token500 } from './top-up-bank.ts';
import { fromOperasional, idr } from './transfer-bank.ts';

const topUp = (payeeDetails: object, { amount, denomCode }: { amount: string; denomCode?: string }) => ({
  paymentType: 'TOPUP',
  form: {
    fromAccount: fromOperasional,
    payeeDetails,
    transactionDetails: { amount: idr(amount), ...(denomCode !== undefined && { denomCode }) },
    timing: thursdays,
  },
});

function abroad({ deal: _deal, ...form }: ReturnType<typeof dollarForm> & { deal?: unknown }) {
  return { paymentType: 'FCY', form: { ...form, timing: thursdays } };
}

onBothDatabases('series of other payments', addRequestBank, (bank) => {
  beforeEach(() => bank().setTime(at('2026-11-23')));

  const refused = async (payment: object) => {
    const { code, body } = await ask(bank(), 'createRecurringPayment', { user: user('MAKER01'), body: { payment } });
    const [field] = (body['errors'] as { field: string }[] | undefined) ?? [];
    return { code, field: field?.field };
  };

  const first = async (receipt: { refNo: string }) => (await occurrencesOf(bank(), receipt))[0];

  const transaction = async (refNo: string | null | undefined, menuAccess: string) =>
    outputOf<object>(bank(), 'getTransaction', { user: user('MAKER01'), body: { refNo, menuAccess } });

  test('phone credit is bought on each of its days, from the number that was approved', async () => {
    const receipt = await runningSeries(bank(), topUp(phone, credit100));
    expect(await seriesOf(bank(), receipt)).toMatchObject({
      series: { paymentType: 'TOPUP', amount: idr('101500.00') },
    });
    await moveTo(bank(), '2026-12-17');
    const [one, two] = await occurrencesOf(bank(), receipt);
    expect([one, two].map((each) => each?.status)).toEqual(['Successful', 'Successful']);
    expect(await transaction(two?.refNo, 'TOPUP')).toMatchObject({ isRecurring: true, seriesRefNo: receipt.refNo });
    expect(await checkLedger(bank().services.db)).toEqual([]);
  });

  test('a series of electricity tokens shows a token of each day', async () => {
    const receipt = await runningSeries(bank(), topUp(meter, token500));
    await moveTo(bank(), '2026-12-10');
    const paid = await first(receipt);
    expect(paid).toMatchObject({ status: 'Successful' });
    expect(JSON.stringify(await transaction(paid?.refNo, 'TOPUP'))).toContain('"token"');
  });

  test('a provider that is down on the day is asked again on the next working day', async () => {
    const receipt = await runningSeries(bank(), topUp(phoneOf('55512345'), credit100));
    await scriptNext(bank().services.db, {
      operation: 'inquirePayee',
      service: 'SVC_TOPUP',
      answer: { kind: 'timeout' },
    });
    await moveTo(bank(), '2026-12-10');
    expect(await first(receipt)).toMatchObject({ status: 'Pending Execute', code: 'ERR_HOST_INQUIRY', refNo: null });
    await moveTo(bank(), '2026-12-11');
    expect(await first(receipt)).toMatchObject({ status: 'Successful' });
  });

  test('a top-up that the provider does not sell is refused before a series of it is stored', async () => {
    expect(await refused(topUp(phone, { ...credit100, amount: '100000.00' }))).toMatchObject({ code: '190' });
    expect(await refused(topUp({ ...phone, accountNumber: '081700001111' }, credit100))).toEqual({
      code: '108',
      field: 'payment.form.payeeDetails.accountNumber',
    });
  });

  test('dollars are sent abroad on each of its days, from the dollar account', async () => {
    const receipt = await runningSeries(bank(), abroad(dollarForm('120.00')));
    expect(await seriesOf(bank(), receipt)).toMatchObject({ series: { paymentType: 'FCY', amount: usd('120.00') } });
    await moveTo(bank(), '2026-12-10');
    const paid = await first(receipt);
    expect(paid).toMatchObject({ refNo: expect.stringMatching(/^FCY/), amount: usd('120.00') });
    expect(await transaction(paid?.refNo, 'FCY')).toMatchObject({ isRecurring: true, conversion: null });
    expect(await checkLedger(bank().services.db)).toEqual([]);
  });

  test('a bank abroad that gets another name in the directory is paid under the new one', async () => {
    const onTheWay = { bankCode: 'CHASUS33', bankName: 'JPMorgan Chase Bank', country: 'US' };
    const receipt = await runningSeries(bank(), abroad(dollarForm('130.00', { intermediary: onTheWay })));
    const named = (names: readonly [bic: string, name: string][]) =>
      Promise.all(
        names.map(([bic, name]) =>
          bank().services.db.updateTable('foreign_banks').set({ name }).where('bic', '=', bic).execute(),
        ),
      );
    await named([
      ['BOTKJPJT', 'MUFG Bank Ltd'],
      ['CHASUS33', 'JPMorgan Chase'],
    ]);
    await moveTo(bank(), '2026-12-10');
    await named([
      ['BOTKJPJT', 'MUFG Bank'],
      ['CHASUS33', 'JPMorgan Chase Bank'],
    ]);
    const paid = await first(receipt);
    expect(paid).toMatchObject({ status: 'Pending by Bank', code: null });
    const shown = JSON.stringify(await transaction(paid?.refNo, 'FCY'));
    expect(shown).toContain('MUFG Bank Ltd');
    expect(shown).not.toContain('JPMorgan Chase Bank');
  });

  test('dollars bought with rupiah are exchanged at the counter rate of each day', async () => {
    const receipt = await runningSeries(bank(), abroad(boughtForm('150.00')));
    await moveTo(bank(), '2026-12-10');
    const paid = await first(receipt);
    expect(paid).toMatchObject({ amount: usd('150.00'), code: null });
    expect(await transaction(paid?.refNo, 'FCY')).toMatchObject({
      conversion: { rateType: 'counter', creditAmount: usd('150.00'), debitAmount: { currency: 'IDR' } },
    });
  });

  test('dollars that a series buys count in the month like those of a single payment', async () => {
    const receipt = await runningSeries(bank(), abroad(boughtForm('175.00')));
    await moveTo(bank(), '2026-12-10');
    const paid = await first(receipt);
    const uses = await bank()
      .services.db.selectFrom('underlying_uses')
      .select(['amount', 'state', 'made_by'])
      .where('ref_no', '=', paid?.refNo ?? '')
      .execute();
    expect(uses).toEqual([{ amount: '175.00', state: 'used', made_by: user('MAKER01') }]);
  });

  test('a purchase above the threshold needs documents, also where it repeats', async () => {
    expect(await refused(abroad(boughtForm('200000.00')))).toMatchObject({ code: '133' });
  });

  test('an address that SWIFT cannot write is refused at its field', async () => {
    const form = dollarForm('100.00');
    const beneficiary = { ...form.payee.beneficiary, addressLine1: 'Straße 5' };
    expect(await refused(abroad({ ...form, payee: { ...form.payee, beneficiary } }))).toEqual({
      code: 'FIELD_SWIFT_TEXT',
      field: 'payment.form.payee.beneficiary.addressLine1',
    });
  });

  test('rupiah out of a dollar account are exchanged on each of its days', async () => {
    const receipt = await runningSeries(bank(), {
      paymentType: 'LCY',
      form: {
        transferType: 'OVB',
        fromAccount: dollars,
        payee: dealForm('0.00').payee,
        transactionDetails: { amount: idr('2000000.00') },
        timing: thursdays,
      },
    });
    await moveTo(bank(), '2026-12-10');
    const paid = await first(receipt);
    expect(paid).toMatchObject({ status: 'Successful', amount: idr('2000000.00') });
    expect(await transaction(paid?.refNo, 'LCY')).toMatchObject({ conversion: { debitAmount: { currency: 'USD' } } });
  });
});
