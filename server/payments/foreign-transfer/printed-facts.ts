// What the documents of a foreign transfer say of the payee, the banks on the way, the charges and the purpose.
import { formatMoment } from '../../../domain/date-format.ts';
import { groupedAccount } from '../../../domain/masks.ts';
import { formatMoney } from '../../../domain/money-format.ts';
import { amountSent, keptFrom } from '../../../domain/sent-amount.ts';
import type {
  ExecutionReceipt,
  ForeignTransferForm,
  Language,
  ReturnedTransfer,
  TelegraphicTransferForm,
} from '../../../generated/types.ts';
import type { RowOf } from '../../approval/payment-kind.ts';
import { formatWireMoney } from '../../files/format-wire-money.ts';
import type { Fact } from '../../files/table-file.ts';
import { kindWord, portalWord } from '../../reference/portal-words.ts';

type Row = RowOf<'foreign-transfer'>;

const countries = { EN: 'en-US', ID: 'id-ID' } as const;

const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames(countries[language], { type: 'region' }).of(code) ?? code;

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ');

function bankFacts({ payee, intermediary }: TelegraphicTransferForm, language: Language): Fact[] {
  const { bankCode = '', bankAddress, country } = payee.beneficiary ?? {};
  return [
    [kindWord('transfer.bic', language), bankCode],
    [kindWord('transfer.bankAddress', language), joined(bankAddress, country && countryName(country, language))],
    [kindWord('transfer.intermediary', language), joined(intermediary?.bankName, intermediary?.bankCode)],
  ];
}

function addressFact({ payee }: TelegraphicTransferForm, language: Language): Fact {
  const { addressLine1, addressLine2, addressLine3 } = payee.beneficiary ?? {};
  return [kindWord('transfer.address', language), joined(addressLine1, addressLine2, addressLine3)];
}

function chargesFact({ charges, trade }: TelegraphicTransferForm, language: Language): Fact {
  const type = trade?.chargeType ?? charges.chargeInstruction;
  const meaning = portalWord('payments', `foreign.${type}`, language);
  return [portalWord('payments', 'foreign.charges', language), `${type}: ${meaning}`];
}

const purposeFact = (
  { transactionDetails: { purposeCode } }: ForeignTransferForm,
  language: Language,
  names: ReadonlyMap<string, string>,
): Fact => [kindWord('transfer.purpose', language), names.get(purposeCode) ?? purposeCode];

/** Only where the payee pays this bank's fee, because less than the amount leaves. */
function sentFact({ fees, content: { form } }: Row, language: Language): Fact {
  const { amount } = form.transactionDetails;
  const sent = fees && keptFrom(fees.lines) > 0n && amountSent(amount, fees.lines);
  return [
    portalWord('payments', 'foreign.payeeIsSent', language),
    sent && sent.ok ? formatMoney(sent.value, language) : '',
  ];
}

export function foreignFacts(row: Row, language: Language, codeNames: ReadonlyMap<string, string>): Fact[] {
  const { payee_name: name, payee_account: account, payee_bank: bank } = row;
  const { form } = row.content;
  const isAbroad = form.transferType === 'TT';
  return [
    [kindWord('transfer.to', language), name],
    ...(isAbroad ? [addressFact(form, language)] : []),
    [kindWord('transfer.accountNumber', language), isAbroad ? account : groupedAccount(account)],
    [kindWord('transfer.bank', language), bank],
    ...(isAbroad ? [...bankFacts(form, language), chargesFact(form, language), sentFact(row, language)] : []),
    purposeFact(form, language, codeNames),
  ];
}

function returnFacts({ returnedAt, reason, credited, charges }: ReturnedTransfer, language: Language): Fact[] {
  const word = (key: string) => portalWord('transactions', key, language);
  return [
    [word('detail.returnedAt'), formatMoment(Date.parse(returnedAt), language)],
    [word('detail.returnReason'), word(`returned.${reason}`)],
    [word('detail.returnCredited'), formatWireMoney(credited, language)],
    [word('detail.returnCharges'), formatWireMoney(charges, language)],
  ];
}

export function proofFacts(proof: ExecutionReceipt | null, language: Language): Fact[] {
  if (proof?.kind !== 'transfer') return [];
  const { uetr, returned } = proof;
  return [...(uetr ? [['UETR', uetr] as const] : []), ...(returned ? returnFacts(returned, language) : [])];
}
