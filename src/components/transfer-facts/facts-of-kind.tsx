// The additional facts of each kind of payment that has some.
import type { ComponentType } from 'react';
import type { ExecutionReceipt, TransactionContent } from '../../../generated/types.ts';
import { FavoriteRequestFacts } from '../favorite-form/favorite-facts.tsx';
import { BillFacts } from '../kinds/bill-payment/bill-facts.tsx';
import { ChequeBookFacts } from '../kinds/cheque-book/cheque-facts.tsx';
import { RecurringFacts } from '../kinds/recurring/recurring-facts.tsx';
import { ForeignFacts } from '../kinds/foreign-transfer/foreign-facts.tsx';
import { TopUpFacts } from '../kinds/top-up/top-up-facts.tsx';
import { TransferFactsList } from '../kinds/local-transfer/transfer-facts-list.tsx';
import { StateReceipt } from '../kinds/tax-payment/state-receipt.tsx';
import { TaxFacts } from '../kinds/tax-payment/tax-facts.tsx';

type Kind = TransactionContent['kind'];
type ContentOf<Of extends Kind> = Extract<TransactionContent, { readonly kind: Of }>;
type Facts<Of extends Kind> = ComponentType<ContentFacts<ContentOf<Of>>>;

interface ContentFacts<Content> {
  readonly content: Content;
  /** The payee's name as in the lists. */
  readonly payeeName: string;
}

const TransferFacts: Facts<'local-transfer'> = ({ content }) => <TransferFactsList form={content.form} />;

const factsOf: { readonly [Of in Kind]: Facts<Of> | null } = {
  'local-transfer': TransferFacts,
  'foreign-transfer': ForeignFacts,
  'bill-payment': BillFacts,
  'top-up': TopUpFacts,
  'tax-payment': TaxFacts,
  'cheque-book': ChequeBookFacts,
  recurring: RecurringFacts,
  favorite: FavoriteRequestFacts,
  bulk: null,
};

interface ContentReceipt<Content> {
  readonly content: Content;
  readonly receipt: ExecutionReceipt;
}

/** The kinds whose receipt is laid out in its own way. */
const receiptsOf: { readonly [Of in Kind]?: ComponentType<ContentReceipt<ContentOf<Of>>> } = {
  'tax-payment': StateReceipt,
};

export const receiptOfKind = ({ kind }: TransactionContent) =>
  receiptsOf[kind] as ComponentType<ContentReceipt<TransactionContent>> | undefined;

// Each component is stored under its own kind, so it accepts the content of that kind.
export const factsOfKind = ({ kind }: TransactionContent) =>
  factsOf[kind] as ComponentType<ContentFacts<TransactionContent>> | null;
