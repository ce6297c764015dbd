import type { LocalTransferForm } from '../../../../generated/types.ts';
import { KeyValueList, type Fact } from '../../../ui/key-value-list.tsx';
import { Amount } from '../../money/amount.tsx';
import { AmountInWords } from '../../money/amount-in-words.tsx';
import { PayeeAccount } from '../../money/payee-account.tsx';
import { useFormat } from '../../text/use-format.ts';
import { useTexts, type Translate } from '../../text/use-texts.ts';
import { feeAccountFact } from '../../transfer-facts/fee-account-fact.tsx';
import { FromAccount } from '../../transfer-facts/from-account.tsx';
import { clearingFacts } from '../../transfer-facts/beneficiary-facts.ts';
import { present, when } from '../../transfer-facts/present-facts.ts';
import { useDayFact } from '../../transfer-facts/use-day-fact.ts';
import { recipientFacts } from '../../transfer-facts/use-payment-facts.tsx';
import {
  beneficiaryOf,
  favoriteOf,
  feeAccountOf,
  feePayerOf,
  invoiceNameOf,
  proxyOf,
  purposeOf,
} from './transfer-facts.ts';

type Text = Translate<'kinds'>;

function payeeFacts(form: LocalTransferForm, payeeName: string | undefined, t: Text): (Fact | undefined)[] {
  const beneficiary = beneficiaryOf(form.payee);
  return [
    when(beneficiary?.accountName ?? payeeName, t('transfer.to')),
    when(invoiceNameOf(form.payee), t('transfer.invoiceName')),
    when(favoriteOf(form.payee), t('transfer.favorite')),
    when(proxyOf(form.payee), t('transfer.proxy')),
    when(beneficiary?.bankName, t('transfer.bank')),
    when(beneficiary && <PayeeAccount number={beneficiary.accountNumber} />, t('transfer.accountNumber')),
    ...clearingFacts(beneficiary ?? {}, t),
  ];
}

function detailFacts(form: LocalTransferForm, t: Text): (Fact | undefined)[] {
  const { info, customerReference } = form.transactionDetails;
  const purpose = purposeOf(form);
  const payer = feePayerOf(form);
  return [
    when(purpose && t(`bifastPurpose.${purpose}`), t('transfer.purpose')),
    when(info, t('transfer.info')),
    when(customerReference, t('transfer.reference')),
    when(payer && t(`transfer.${payer}`), t('transfer.feePayer')),
    feeAccountFact(feeAccountOf(form), t('transfer.feeAccount')),
  ];
}

interface TransferFactsListProps {
  readonly form: LocalTransferForm;
  /** The day on which the bank executes it, shown in addition to the chosen day. */
  readonly executionDate?: string | undefined;
  /** Shown where the form names only a favorite. */
  readonly payeeName?: string;
}

export function TransferFactsList({ form, executionDate, payeeName }: TransferFactsListProps) {
  const t = useTexts('kinds');
  const format = useFormat();
  const day = useDayFact(form);
  const {
    fromAccount: { alias = '', number = '' },
    transferType,
    transactionDetails,
  } = form;
  const facts = present([
    { label: t('transfer.from'), value: <FromAccount alias={alias} number={number} /> },
    ...payeeFacts(form, payeeName, t),
    { label: t('transfer.service'), value: t(`rail.${transferType}`) },
    {
      label: t('transfer.amount'),
      value: (
        <>
          <Amount amount={transactionDetails.amount} isStrong />
          <AmountInWords amount={transactionDetails.amount} />
        </>
      ),
    },
    day,
    when(executionDate && format.date(executionDate), t('transfer.executionDate')),
    ...detailFacts(form, t),
    ...recipientFacts(form.additionalDetails, t),
  ]);
  return <KeyValueList facts={facts} />;
}
