// Checks what a maker types of a payee abroad.
import { checkForeignAccount } from '../../domain/identifiers/foreign-account.ts';
import { isSwiftName, isSwiftText } from '../../domain/swift-text.ts';
import type { ForeignBeneficiary } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { Refusal, refusalOf } from '../refusal.ts';
import { checkCopiedFields } from './copied-fields.ts';
import { loadForeignBank } from './foreign-bank.ts';

/** The places of the payee and of the message in the body of a transfer. */
const inForm = { payee: 'form.payee.beneficiary', text: 'form.transactionDetails.info' };

export function checkAccountNumber(country: string, accountNumber: string, field: string): void {
  const checked = checkForeignAccount(country, accountNumber);
  if (!checked.ok) throw refusalOf(checked).at(field);
}

/** Refuses what SWIFT would change: the maker sees and accepts the changed text before it is sent. */
export function checkWritable(beneficiary: ForeignBeneficiary, info = '', { payee, text } = inForm): void {
  const lines = ['addressLine1', 'addressLine2', 'addressLine3'] as const;
  const places = [
    ...(isSwiftName(beneficiary.accountName) ? [] : [`${payee}.accountName`]),
    ...lines.filter((line) => !isSwiftText(beneficiary[line] ?? '')).map((line) => `${payee}.${line}`),
    ...(isSwiftText(info) ? [] : [text]),
  ];
  if (places.length > 0)
    throw new Refusal(
      '400',
      {},
      places.map((field) => ({ field, code: 'FIELD_SWIFT_TEXT' as const })),
    );
}

/** Returns a typed payee with what the directory says of its bank. `field` is the place of the payee in the body. */
export async function checkTypedPayee(
  context: Context,
  typed: ForeignBeneficiary,
  field: string,
): Promise<ForeignBeneficiary> {
  const bank = await loadForeignBank(context, typed.bankCode, `${field}.bankCode`);
  checkCopiedFields(['bankName', 'bankAddress', 'country'], typed, bank, field);
  checkAccountNumber(bank.country, typed.accountNumber, `${field}.accountNumber`);
  return { ...typed, ...bank };
}
