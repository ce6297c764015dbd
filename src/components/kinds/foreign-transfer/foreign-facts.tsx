// The facts of a foreign transfer, the same on its review, request, status and receipt.
import type { ForeignTransferForm, IntermediaryBank } from '../../../../generated/types.ts';
import { paths } from '../../../paths.ts';
import { KeyValueList } from '../../../ui/key-value-list.tsx';
import { Amount } from '../../money/amount.tsx';
import { AmountInWords } from '../../money/amount-in-words.tsx';
import { PayeeAccount } from '../../money/payee-account.tsx';
import type { FactsProps } from '../../payment-form/payment-kind.ts';
import { useFormat } from '../../text/use-format.ts';
import { useCodeName } from '../../text/code-names.tsx';
import { useCountryName } from '../../text/use-country-name.ts';
import { useTexts } from '../../text/use-texts.ts';
import { feeAccountFact } from '../../transfer-facts/fee-account-fact.tsx';
import { FromAccount } from '../../transfer-facts/from-account.tsx';
import { addressOf, personFacts } from '../../transfer-facts/beneficiary-facts.ts';
import { present, when } from '../../transfer-facts/present-facts.ts';
import { useDayFact } from '../../transfer-facts/use-day-fact.ts';
import { recipientFacts } from '../../transfer-facts/use-payment-facts.tsx';
import type { ForeignContent } from './foreign-content.ts';
import { beneficiaryOf } from './values-of-form.ts';

/** A bank with its country by name. */
function useBankText() {
  const nameOf = useCountryName();
  return ({ bankName, bankCode, bankAddress, country }: Partial<IntermediaryBank> = {}): string =>
    [bankName, bankCode, bankAddress, country && nameOf(country)].filter(Boolean).join(' · ');
}

/** Banks abroad group the digits of their accounts in ways of their own, or not at all. */
const Account = ({ form, number }: { readonly form: ForeignTransferForm; readonly number: string }) =>
  form.transferType === 'TT' ? <span className="figures">{number}</span> : <PayeeAccount number={number} />;

function usePayeeFacts(form: ForeignTransferForm, payeeName: string | undefined) {
  const t = useTexts('kinds');
  const foreign = useTexts('payments');
  const bankText = useBankText();
  const payee = beneficiaryOf(form);
  const { accountName, accountNumber = '', bankName = '' } = payee;
  const bank = form.transferType === 'TT' ? bankText(payee) : bankName;
  return [
    when(accountName ?? payeeName, t('transfer.to')),
    when('invoiceName' in form.payee && form.payee.invoiceName, t('transfer.invoiceName')),
    when('proxy' in form.payee && form.payee.proxy?.proxy, t('transfer.proxy')),
    when(form.payee.kind === 'favorite' && form.payee.favoriteName, t('transfer.favorite')),
    when(bank, t('transfer.bank')),
    when(form.transferType === 'TT' && bankText(form.intermediary), t('transfer.intermediary')),
    when(accountNumber && <Account form={form} number={accountNumber} />, t('transfer.accountNumber')),
    when(addressOf(payee), foreign('transfer.address')),
    ...personFacts(payee, t),
  ];
}

function useTradeFacts(form: ForeignTransferForm) {
  const foreign = useTexts('payments');
  const t = useTexts('kinds');
  if (form.transferType !== 'TT') return [];
  const { chargeInstruction, chargeTransactionFeeTo, feeAccount } = form.charges;
  const { invoiceNumber, invoiceAmount, lcNumber, supplierName, supplierAccount, supplierBank, chargeType } =
    form.trade ?? {};
  const supplier = [supplierName, supplierBank, supplierAccount].filter(Boolean).join(' · ');
  return [
    when(`${chargeInstruction} · ${foreign(`foreign.${chargeInstruction}`)}`, foreign('foreign.charges')),
    when(t(`transfer.${chargeTransactionFeeTo}`), foreign('foreign.feePayer')),
    feeAccountFact(feeAccount, t('transfer.feeAccount')),
    when(invoiceNumber, foreign('foreign.invoiceNumber')),
    when(lcNumber, foreign('foreign.lcNumber')),
    when(invoiceAmount && <Amount amount={invoiceAmount} />, foreign('foreign.invoiceAmount')),
    when(supplier, foreign('foreign.supplierName')),
    when(chargeType && `${chargeType} · ${foreign(`foreign.${chargeType}`)}`, foreign('foreign.tradeCharges')),
    when(form.codeWord, foreign('foreign.codeWord')),
  ];
}

/** Each opens in a new tab, so that an approver reads it without leaving the request. */
const Documents = ({ codes }: { readonly codes: readonly string[] }) => (
  <ul>
    {codes.map((code) => (
      <li key={code}>
        <a
          href={paths.underlyingDocument(code)}
          target="_blank"
          rel="noreferrer"
          className="focus-ring rounded-sm text-accent underline underline-offset-3"
        >
          {code}
        </a>
      </li>
    ))}
  </ul>
);

function useDetailFacts({ transactionDetails, underlyingCodes = [], deal, ...form }: ForeignTransferForm) {
  const nameOf = useCodeName();
  const t = useTexts('kinds');
  const foreign = useTexts('payments');
  return [
    when(deal?.rateType === 'special' && deal.dealNumber, foreign('foreign.dealNumber')),
    when(nameOf(transactionDetails.purposeCode), t('transfer.purpose')),
    when(foreign(`foreign.${form.remitterBeneficiaryRelationship}`), foreign('foreign.relationship')),
    when(underlyingCodes.length > 0 && <Documents codes={underlyingCodes} />, foreign('foreign.documents')),
    when(transactionDetails.info, t('transfer.info')),
    when(transactionDetails.customerReference, t('transfer.reference')),
    ...recipientFacts(form.additionalDetails, t),
  ];
}

function useFacts({ content: { form }, payeeName, executionDate }: FactsProps<ForeignContent>) {
  const t = useTexts('kinds');
  const foreign = useTexts('payments');
  const format = useFormat();
  const { alias = '', number = '' } = form.fromAccount;
  const { amount } = form.transactionDetails;
  const amountFact = (
    <>
      <Amount amount={amount} isStrong />
      <AmountInWords amount={amount} />
    </>
  );
  const day = useDayFact(form);
  return present([
    { label: t('transfer.from'), value: <FromAccount alias={alias} number={number} /> },
    ...usePayeeFacts(form, payeeName),
    { label: t('transfer.service'), value: foreign(`foreign.${form.transferType}`) },
    { label: t('transfer.amount'), value: amountFact },
    day,
    when(executionDate && format.date(executionDate), t('transfer.executionDate')),
    ...useTradeFacts(form),
    ...useDetailFacts(form),
  ]);
}

export const ForeignFacts = (props: FactsProps<ForeignContent>) => <KeyValueList facts={useFacts(props)} />;
