import { useFieldValue } from '../../form/use-field.ts';
import { useTexts } from '../../text/use-texts.ts';
import { InquiryLine } from '../institution/inquiry-line.tsx';
import { institutionPayeeFields } from '../institution/institution-values.ts';
import { PayeeFrame } from '../institution/payee-frame.tsx';
import type { Inquiry } from '../institution/use-inquiry.ts';
import { BillerFields } from './biller-fields.tsx';
import { FavoriteBiller } from './favorite-biller.tsx';
import { useBillPayee, useBillsInquiry } from './use-bills.ts';
import { useKnownBiller } from './use-known-biller.ts';

function Asked({ isFound, ...inquiry }: Inquiry) {
  const t = useTexts('payments');
  const customer = useFieldValue<string>('payeeDetails.accountName');
  return (
    <InquiryLine {...inquiry} label={isFound ? t('bill.askAgain') : t('bill.ask')}>
      {!isFound && <span className="text-sm text-ink-soft">{t('bill.notAsked')}</span>}
      {isFound && <span className="text-ink-soft">{t('bill.customer')}</span>}
      {isFound && <span className="font-bold">{customer}</span>}
    </InquiryLine>
  );
}

const payeeFields = [...institutionPayeeFields, 'biller', 'billIds', 'transactionDetails.amount.value'];

/** The section in which the user chooses the customer. */
export function PayeeSection() {
  const t = useTexts('payments');
  const { begin } = useBillPayee();
  const inquiry = useBillsInquiry();
  useKnownBiller();
  return (
    <PayeeFrame
      title={t('bill.toTitle')}
      label={t('bill.payeeKind')}
      choices={[
        { id: 'favorite', label: t('transfer.favorite'), description: t('bill.favoriteText'), icon: 'star' },
        { id: 'biller', label: t('bill.biller'), description: t('bill.billerText'), icon: 'receipt' },
      ]}
      begin={begin}
      payeeFields={payeeFields}
      inquiry={inquiry}
      favorite={<FavoriteBiller onTaken={inquiry.leave} />}
      typed={<BillerFields />}
      answer={<Asked {...inquiry} />}
    />
  );
}
