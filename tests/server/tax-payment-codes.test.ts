// What is refused of a tax payment: every code that its operations declare is reached here.
import { expect, test } from 'vitest';
import { taxKey } from '../../domain/tax-billing.ts';
import { scriptNext } from '../../server/host/script.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { refuseAccountLimits, refuseCompanyLimits, refuseGroupLimits } from './refusal-causes.ts';
import { testDays } from './refused-amounts.ts';
import { longRecipients } from './refused-favorites.ts';
import { refusalsOf, testAccounts, testApprovers, thrice, twice, type RefusingKind } from './refused-payments.ts';
import { refuseRepairs } from './refused-repairs.ts';
import { addRequestBank } from './request-bank.ts';
import { bahari, customs, submitTax, taxForm, vat } from './tax-bank.ts';
import { idr } from './transfer-bank.ts';

const service = 'SVC_TAX_PAY';
const operations = {
  check: 'validateTaxPayment',
  submit: 'submitTaxPayment',
  resubmit: 'resubmitTaxPayment',
  quoteFee: 'quoteTaxPaymentFee',
  checkCutOff: 'checkTaxPaymentCutOff',
};
const confirmed = ['possible-duplicate'];
const kind: RefusingKind = {
  operations,
  service,
  menuAccess: 'TAX_PAY',
  submitted: (bank, form) => submitTax(bank, form, confirmed),
};
const ntpn = '8A2F91C04D5E67B3';

onEmbeddedDatabase('what is refused of a tax payment', addRequestBank, (bank) => {
  /** A licence of a ministry, whose payment is no duplicate of another licence's. */
  const licenceForm = (tail = '45790', more: object = {}) => taxForm(bank(), `8260120000${tail}`, more);
  const form = () => taxForm(bank(), vat);
  const refusals = refusalsOf(bank, kind, () => licenceForm('55001'));
  const { asked, answersTo, answersToSent, comparedWithContract, db } = refusals;
  const fee = { billingId: vat, fromAccountId: 'acc-0001', amount: idr('125430000.00') };

  testAccounts(refusals, {
    form,
    others: async (fromAccountId) => [await asked(operations.quoteFee, { ...fee, fromAccountId })],
  });
  testDays(refusals, {
    service,
    form,
    lateForm: form,
    setNight: () => bank().setTime(new Date('2026-11-23T21:30+07:00')),
  });
  testApprovers(refusals, { form, service, noRule: '28' });

  test('the amount is beyond a limit of the bank, the company, the maker, the group or the account', async () => {
    const usual = await form();
    const of = (amount: string) => ({ ...usual, transactionDetails: { amount: idr(amount) } });
    expect(await answersTo(of('0.50'))).toEqual(thrice('137'));
    const range = db().updateTable('rail_limits').where('service', '=', service);
    await range.set({ maximum: '125429999.00' }).execute();
    expect(await answersTo(usual)).toEqual(thrice('138'));
    await range.set({ maximum: null }).execute();
    const around = { below: '125429999.00', above: '125430001.00' };
    const limited = {
      bank: bank(),
      answers: () => answersTo(usual),
      service,
      accountId: 'acc-0001',
      ...around,
    } as const;
    await refuseCompanyLimits({ ...limited, below: '60000000.00' });
    await refuseAccountLimits(limited);
    await refuseGroupLimits(limited);
  });

  test('the state has no such billing, it has expired or is paid, or the state does not answer', async () => {
    const usual = await form();
    for (const [code, tail] of [
      ['188', '90188'],
      ['188', '90014'],
      ['189', '90189'],
      ['HOST_TAX_47', '90047'],
      ['ERR_HOST_INQUIRY', '90900'],
    ] as const)
      expect(await answersTo({ ...usual, billingId: `8260120000${tail}` })).toEqual(thrice(code));
    await scriptNext(db(), { operation: 'inquirePayee', service, answer: { kind: 'timeout' } });
    expect(await asked(operations.check, { form: usual })).toBe('ERR_HOST_INQUIRY');
  });

  test('the tax is already paid, by this billing or another one, or by a request that waits', async () => {
    const paid = await licenceForm('55002');
    const again = await taxForm(bank(), '126112300666001');
    const { billing } = await db()
      .selectFrom('host_tax_billings')
      .select('billing')
      .where('billing_id', '=', again.billingId)
      .executeTakeFirstOrThrow();
    if (billing.kind !== 'tax-office') throw new Error('It is no billing of the tax office');
    const payments = [
      { billing_id: paid.billingId, tax_key: '' },
      { billing_id: '126112300666002', tax_key: taxKey(billing) },
    ];
    for (const payment of payments)
      await db()
        .insertInto('host_tax_payments')
        .values({ ...payment, ntpn, paid_at: bank().services.clock.now() })
        .execute();
    expect(await answersTo(paid)).toEqual(thrice('185'));
    expect(await answersTo(again)).toEqual(thrice('186'));
    const waiting = await licenceForm('55003');
    await submitTax(bank(), waiting, confirmed);
    expect(await answersTo(waiting)).toEqual(thrice('185'));
  });

  test('the form says something else than the billing, or names recipients that are too long', async () => {
    const usual = await form();
    expect(await answersTo({ ...usual, transactionDetails: { amount: idr('1000.00') } })).toEqual(thrice('190'));
    expect(await answersTo({ ...usual, payerNpwp: bahari })).toEqual(thrice('COPY_DIFFERS'));
    expect(await answersTo({ ...usual, billingSource: 'created' })).toEqual(thrice('COPY_DIFFERS'));
    expect(await answersTo({ ...usual, additionalDetails: { email: longRecipients } })).toEqual(thrice('123'));
  });

  test('the bank takes no billings of the kind, or none of the amount', async () => {
    const usual = await taxForm(bank(), customs);
    const rules = db().updateTable('tax_billing_kinds').where('kind', '=', 'customs');
    await rules.set({ maximum: '88213999.00' }).execute();
    expect(await answersTo(usual)).toEqual(thrice('141'));
    await rules.set({ maximum: null, effective_to: '2026-11-22' }).execute();
    expect(await answersTo(usual)).toEqual(thrice('UNSUPPORTED_PAYMENT_TYPE'));
    const day = { billingId: customs, transactionDate: '2026-11-23' };
    expect(await asked(operations.checkCutOff, day)).toBe('UNSUPPORTED_PAYMENT_TYPE');
    expect(await asked(operations.quoteFee, { ...fee, billingId: customs })).toBe('UNSUPPORTED_PAYMENT_TYPE');
    await rules.set({ effective_to: null }).execute();
  });

  test('the same was paid before, the calendar ends, or the amount is too long to be shown with its fee', async () => {
    const first = await taxForm(bank(), '126112300777001');
    const billings = db().updateTable('host_tax_billings');
    await submitTax(bank(), first, confirmed);
    const { billing } = await db()
      .selectFrom('host_tax_billings')
      .select('billing')
      .where('billing_id', '=', first.billingId)
      .executeTakeFirstOrThrow();
    const second = await taxForm(bank(), '126112300777002');
    await billings
      .set({ billing: JSON.stringify({ ...billing, billingId: second.billingId }) })
      .where('billing_id', '=', second.billingId)
      .execute();
    expect(await answersToSent({ ...second, transactionDetails: first.transactionDetails })).toEqual(twice('131'));
    expect(await asked(operations.checkCutOff, { billingId: vat, transactionDate: '2028-01-03' })).toBe('75');
    const long = { ...fee, billingId: customs, amount: idr('999999999999999999.00') };
    expect(await asked(operations.quoteFee, long)).toBe('120');
  });

  test('a repaired payment was changed since, has ended, or is being edited by a colleague', async () => {
    await refuseRepairs({
      bank: bank(),
      asked: (named, again) => asked(operations.resubmit, { ...named, form: again }),
      make: async (tail, more) => submitTax(bank(), await licenceForm(`660${tail}`, more), confirmed),
      form: async (tail, more) => ({ ...(await licenceTo(tail)), ...more }),
      menuAccess: 'TAX_PAY',
      isDated: true,
    });
  });

  /** The form of a billing that a request already pays, which an inquiry refuses. */
  async function licenceTo(tail: string) {
    const usual = await licenceForm();
    const { billing } = await db()
      .selectFrom('host_tax_billings')
      .select('billing')
      .where('billing_id', '=', `8260120000660${tail}`)
      .executeTakeFirstOrThrow();
    return { ...usual, billingId: billing.billingId, transactionDetails: { amount: billing.amount } };
  }

  test.each(Object.values(operations))('every code that %s declares was tested above, and no other', (operationId) => {
    expect(comparedWithContract(operationId)).toEqual({ left: [], undeclared: [] });
  });
});
