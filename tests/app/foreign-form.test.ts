// What the form of a foreign transfer asks before it is sent: how SWIFT writes the texts, and on which day a deal holds.
import { expect, test } from 'vitest';
import { formFailures } from '../../src/components/payment-form/form-check.ts';
import { bankLine } from '../../src/components/kinds/foreign-transfer/bank-line.ts';
import { foreignSchema } from '../../src/components/kinds/foreign-transfer/foreign-schema.ts';
import { emptyForeign } from '../../src/components/kinds/foreign-transfer/foreign-values.ts';
import {
  convertedTexts,
  isDealLater,
  textToAccept,
  unacceptedFields,
  wireForeign,
} from '../../src/components/kinds/foreign-transfer/foreign-wire.ts';

const beneficiary = {
  ...emptyForeign.payee.beneficiary,
  accountName: 'Müller 株 GmbH',
  addressLine1: 'Königstraße 12, 10623 Berlin',
};
const typed = {
  ...emptyForeign,
  payee: { ...emptyForeign.payee, beneficiary },
  transactionDetails: { ...emptyForeign.transactionDetails, info: 'Rechnung 5: 50 % + ä' },
};
const codesAt = (values: object) =>
  formFailures(foreignSchema, values)
    .filter(({ code }) => code === 'FIELD_SWIFT_TEXT' || code === '1177')
    .map(({ field }) => field);

test('each text that SWIFT writes differently is listed with what is left out, the message too', () => {
  expect(convertedTexts(typed, 'acceptedText')).toMatchObject([
    { sent: 'Muller GmbH', leftOut: ['株'] },
    { sent: 'Konigstrasse 12, 10623 Berlin', leftOut: [] },
  ]);
  expect(convertedTexts(typed, 'acceptedMessage')).toMatchObject([{ sent: 'Rechnung 5: 50 + a', leftOut: ['%'] }]);
});

test('such a text is a fault at its own field until it is accepted, and again when it changes', () => {
  const texts = ['payee.beneficiary.accountName', 'payee.beneficiary.addressLine1', 'transactionDetails.info'];
  expect(unacceptedFields(typed)).toEqual(texts);
  expect(codesAt(typed)).toEqual(expect.arrayContaining(texts));
  const accepted = {
    ...typed,
    acceptedText: textToAccept(typed, 'acceptedText'),
    acceptedMessage: textToAccept(typed, 'acceptedMessage'),
  };
  expect(codesAt(accepted)).toEqual([]);
  expect(wireForeign(accepted)).toMatchObject({ transactionDetails: { info: 'Rechnung 5: 50 + a' } });
  const changed = { ...accepted, transactionDetails: { ...typed.transactionDetails, info: 'Größe' } };
  expect(unacceptedFields(changed)).toEqual(['transactionDetails.info']);
});

test('the trade that was typed is sent with a trade purpose, and not with another one', () => {
  const trade = { ...emptyForeign.trade, invoiceNumber: 'TT-2217-02', chargeType: 'FAC' };
  const paying = (purposeCode: string) =>
    wireForeign({ ...emptyForeign, trade, transactionDetails: { ...emptyForeign.transactionDetails, purposeCode } });
  expect(paying('2012')).toMatchObject({ trade: { invoiceNumber: 'TT-2217-02', chargeType: 'FAC' } });
  expect(paying('2231')).not.toHaveProperty('trade');
});

test('a special rate is only for today', () => {
  const later = {
    ...emptyForeign,
    fromAccount: { ...emptyForeign.fromAccount, currency: 'IDR' as const },
    deal: { rateType: 'special' as const, dealNumber: 'FX1' },
    timing: { ...emptyForeign.timing, kind: 'forward-dated' as const, transactionDate: '2026-12-01' },
  };
  expect(isDealLater(later, '2026-11-27')).toBe(true);
  expect(isDealLater(later, '2026-12-01')).toBe(false);
  expect(isDealLater({ ...later, deal: emptyForeign.deal }, '2026-11-27')).toBe(false);
});

test('rupiah bought with dollars go to an account at this bank at a rate, without documents', () => {
  const sold = {
    ...emptyForeign,
    transferType: 'OVB' as const,
    payeeKind: 'own' as const,
    fromAccount: { ...emptyForeign.fromAccount, currency: 'USD' as const },
    transactionDetails: {
      ...emptyForeign.transactionDetails,
      amount: { value: '163000000.00', currency: 'IDR' as const },
    },
    underlyingCodes: ['UDL-2611-00031'],
  };
  expect(wireForeign(sold)).toMatchObject({
    transactionDetails: { amount: { currency: 'IDR' } },
    deal: { rateType: 'counter' },
  });
  expect(wireForeign(sold)).not.toHaveProperty('underlyingCodes');
});

test('the chosen bank shows its BIC, with its address where the directory has one', () => {
  const frankfurt = { bankCode: 'DEUTDEFF', bankAddress: 'Taunusanlage 12 Frankfurt' };
  expect(bankLine(frankfurt, 'BIC')).toBe('BIC DEUTDEFF · Taunusanlage 12 Frankfurt');
  expect(bankLine({ ...frankfurt, bankAddress: '' }, 'BIC')).toBe('BIC DEUTDEFF');
});
