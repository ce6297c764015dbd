import { useFieldValue } from '../../form/use-field.ts';
import { useTexts } from '../../text/use-texts.ts';
import { FavoriteInstitution } from '../institution/favorite-institution.tsx';
import { InquiryLine } from '../institution/inquiry-line.tsx';
import { PayeeFrame } from '../institution/payee-frame.tsx';
import type { Inquiry } from '../institution/use-inquiry.ts';
import { BillerFields } from './biller-fields.tsx';
import { billOfFavorite } from './initial-bill.ts';
import { useBillPayee, useBillsInquiry } from './use-bills.ts';
import { useKnownBiller } from './use-known-biller.ts';

function Asked(inquiry: Inquiry) {
  const t = useTexts('payments');
  const customer = useFieldValue<string>('payeeDetails.accountName');
  return (
    <InquiryLine {...inquiry} ask={t('bill.ask')} notAsked={t('bill.notAsked')}>
      <span className="text-ink-soft">{t('bill.customer')}</span>
      <span className="font-bold">{customer}</span>
    </InquiryLine>
  );
}

const ownFields = ['biller', 'billIds', 'transactionDetails.amount.value'];

/** The section in which the user chooses the customer. */
export function PayeeSection() {
  const t = useTexts('payments');
  const { begin, dropBiller } = useBillPayee();
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
      ownFields={ownFields}
      inquiry={inquiry}
      favorite={
        <FavoriteInstitution
          paymentType="BILL_PAY"
          valuesOf={billOfFavorite}
          onPayee={dropBiller}
          onCleared={begin}
          onTaken={inquiry.leave}
        />
      }
      typed={<BillerFields />}
      answer={<Asked {...inquiry} />}
    />
  );
}
