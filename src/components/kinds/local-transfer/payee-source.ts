// Whom the fields of a payee ask: a maker's inquiry by default, that of an administrator on the pages of a company.
import { createContext } from 'react';
import { inquireBifastProxy, inquireLocalPayee } from '../../../../generated/calls/payments.ts';
import type { BifastProxy, PayeeInquiryRequest, PayeeInquiry, ServiceCode } from '../../../../generated/types.ts';
import { ask } from '../../../api/ask.ts';

export type FoundPayee = Pick<
  PayeeInquiry,
  'inquiryId' | 'beneficiary' | 'isFirstTime' | 'lastPaidAt' | 'accountChangedAt'
>;

export interface PayeeSource {
  account(question: PayeeInquiryRequest): Promise<FoundPayee>;
  proxy(proxy: BifastProxy): Promise<FoundPayee>;
  /** Left out where the rails do not depend on the services of the user. */
  readonly services?: readonly ServiceCode[];
}

export const PayeeSourceContext = createContext<PayeeSource>({
  account: (body) => ask(inquireLocalPayee, { body }),
  proxy: (proxy) => ask(inquireBifastProxy, { body: { proxy } }),
});
