import { beforeEach, expect, test } from 'vitest';
import { taxKey } from '../../domain/tax-billing.ts';
import type { ErrorCode } from '../../generated/error-codes.ts';
import type { TransactionDetail } from '../../generated/types.ts';
import { listScript, scriptNext } from '../../server/host/script.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { outputOf } from './lookup-calls.ts';
import { createReachedCodes } from './reached-codes.ts';
import { addRequestBank, runJobs, statusOf, user } from './request-bank.ts';
import { newBilling, releaseTax, submitTax, taxForm, vat } from './tax-bank.ts';

const morning = new Date('2026-11-23T09:00:00+07:00');
const creating = ['validateTaxBilling', 'createTaxBilling'] as const;
const ntpn = '8A2F91C04D5E67B3';

const wrongData: readonly (readonly [code: string, why: string, data: object])[] = [
  ['48', 'an old NPWP with a wrong digit', { npwp: '013456784051000' }],
  ['49', 'a new NPWP with a wrong digit', { npwp: '0013456784051000' }],
  ['49', 'a wrong NPWP of the payer', { payerNpwp: '0013456784051000' }],
  ['61', 'a short number of the tax object', { taxObjectNumber: '3174' }],
  ['62', 'a short number of the assessment letter', { assessmentLetterNumber: '00012' }],
  ['9090', 'no assessment letter for a collection', { kjsCode: '300' }],
  ['TAX_PERIOD_AHEAD', 'a month that has not begun', { taxpayerPeriod: { fromMonth: 12, toMonth: 12, year: 2026 } }],
  ['1174', 'a period that ends before it begins', { taxpayerPeriod: { fromMonth: 11, toMonth: 10, year: 2026 } }],
  ['1175', 'an account that the state does not have', { mapCode: '499999' }],
  ['1176', 'a deposit that the account does not have', { kjsCode: '402' }],
  ['98', 'an amount in dollars', { amount: { value: '10.00', currency: 'USD' } }],
];

onEmbeddedDatabase('what the state refuses of a tax', addRequestBank, (bank) => {
  const { askedForAll: codesOf, comparedWithContract } = createReachedCodes(bank);
  beforeEach(() => bank().setTime(morning));

  /** A refused write leaves its line in the script, because its transaction is rolled back. */
  async function answering(answer: { kind: 'timeout' } | { kind: 'rejected'; code: ErrorCode }): Promise<void> {
    await scriptNext(bank().services.db, { operation: 'inquirePayee', service: 'SVC_TAX_PAY', answer });
  }
  const paidAtTheState = (billing_id: string, tax_key: string) =>
    bank()
      .services.db.insertInto('host_tax_payments')
      .values({ billing_id, tax_key, ntpn, paid_at: morning })
      .execute();
  const inquire = (billingId: string) => codesOf('inquireTaxBilling', { billingId });

  test.each(wrongData)('%s: a billing with %s is neither checked nor created', async (code, _why, data) => {
    for (const operationId of creating) expect(await codesOf(operationId, newBilling(data))).toContain(code);
  });

  test('a billing that the state rejects is not created, and one that it may have created is not called rejected', async () => {
    for (const operationId of creating) {
      await answering({ kind: 'rejected', code: 'HOST_TAX_14' });
      expect(await codesOf(operationId, newBilling())).toEqual(['187']);
      await answering({ kind: 'rejected', code: 'HOST_TAX_47' });
      expect(await codesOf(operationId, newBilling())).toEqual(['HOST_TAX_47']);
    }
    await answering({ kind: 'timeout' });
    expect(await codesOf('validateTaxBilling', newBilling())).toEqual(['ERR_HOST_INQUIRY']);
    await answering({ kind: 'timeout' });
    expect(await codesOf('createTaxBilling', newBilling())).toEqual(['TAX_BILLING_UNANSWERED']);
    expect(await listScript(bank().services.db), 'each prepared answer is used once').toEqual([]);
    expect(await codesOf('createTaxBilling', newBilling())).toEqual(['00']);
  });

  test('a tax with an NTPN is not billed again, whichever form of the NPWP is written', async () => {
    const period = { taxpayerPeriod: { fromMonth: 8, toMonth: 8, year: 2026 } };
    await paidAtTheState('126112300000008', taxKey(newBilling(period)));
    for (const operationId of creating) {
      expect(await codesOf(operationId, newBilling(period))).toEqual(['186']);
      expect(await codesOf(operationId, newBilling({ ...period, npwp: '013456785051000' }))).toEqual(['186']);
    }
  });

  test('a billing that is unknown, expired, paid, or paid under another number is refused with its own reason', async () => {
    expect(await inquire('9')).toContain('105');
    expect(await inquire('126112300090188')).toEqual(['188']);
    expect(await inquire('126112300090047')).toEqual(['HOST_TAX_47']);
    expect(await inquire('126112300090900')).toEqual(['ERR_HOST_INQUIRY']);
    const { billing } = await taxBilling('126112300222001');
    await paidAtTheState('126112300333001', taxKey(billing));
    expect(await inquire('126112300222001')).toEqual(['186']);
    await taxBilling('126112300222002');
    await paidAtTheState('126112300222002', '');
    expect(await inquire('126112300222002')).toEqual(['185']);
    await taxBilling('126112300222003');
    bank().setTime(new Date('2027-01-25T09:00:00+07:00'));
    expect(await inquire('126112300222003')).toEqual(['189']);
  });

  async function taxBilling(billingId: string) {
    expect(await inquire(billingId)).toEqual(['00']);
    const { billing } = await bank()
      .services.db.selectFrom('host_tax_billings')
      .select('billing')
      .where('billing_id', '=', billingId)
      .executeTakeFirstOrThrow();
    if (billing.kind !== 'tax-office') throw new Error(`${billingId} is no billing of the tax office`);
    return { billing };
  }

  test('a billing that was paid elsewhere after the approval fails, and its payer reads why', async () => {
    const receipt = await submitTax(bank(), await taxForm(bank(), vat), ['possible-duplicate']);
    await releaseTax(bank(), receipt);
    await paidAtTheState(vat, '');
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Failed');
    const body = { refNo: receipt.refNo, menuAccess: 'TAX_PAY' };
    const { banner } = await outputOf<TransactionDetail>(bank(), 'getTransaction', { user: user('MAKER01'), body });
    expect(banner.reason).toContain('NTPN');
  });

  test('a kind of billing that the bank does not take any more is refused, and what was submitted before is still paid', async () => {
    const form = await taxForm(bank(), '126112300222004');
    const [billingId, amount] = [form.billingId, form.transactionDetails.amount];
    const ends = (effective_to: string | null) =>
      bank().services.db.updateTable('tax_billing_kinds').set({ effective_to }).execute();
    const submitted = await submitTax(bank(), await taxForm(bank(), '126112300222005'));
    await ends('2026-11-22');
    await releaseTax(bank(), submitted);
    await runJobs(bank());
    expect(await statusOf(bank(), submitted)).toBe('Successful');
    const fromAccountId = form.fromAccount.id;
    const advice = { paymentType: 'TAX_PAY', billingId, fromAccountId, amount, transactionDate: '2026-11-23' };
    const refused = ['UNSUPPORTED_PAYMENT_TYPE'];
    expect(await codesOf('validateTaxPayment', { form })).toEqual(refused);
    expect(await codesOf('submitTaxPayment', { form })).toEqual(refused);
    expect(await codesOf('quoteTaxPaymentFee', { billingId, fromAccountId, amount })).toEqual(refused);
    expect(await codesOf('checkTaxPaymentCutOff', { billingId, transactionDate: '2026-11-23' })).toEqual(refused);
    expect(await codesOf('advisePayment', { ...advice, matters: 'cheapest' })).toEqual(refused);
    await ends(null);
    expect(await codesOf('validateTaxPayment', { form })).toEqual(['00']);
  });

  test.each(creating)('%s takes whole rupiah only, as the state does', async (operationId) => {
    const codes = await codesOf(operationId, newBilling({ amount: { value: '15000000.50', currency: 'IDR' } }));
    expect(codes).toContain('FIELD_NO_DECIMALS');
  });

  test.each([...creating, 'inquireTaxBilling'])(
    'every code that %s declares was reached, and no other',
    (operationId) => {
      expect(comparedWithContract(operationId)).toEqual({ left: [], undeclared: [] });
    },
  );
});
