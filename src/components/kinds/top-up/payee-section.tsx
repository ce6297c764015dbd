import { useFieldValue } from '../../form/use-field.ts';
import { useTexts } from '../../text/use-texts.ts';
import { FavoriteInstitution } from '../institution/favorite-institution.tsx';
import { FoundFacts } from '../institution/found-facts.tsx';
import { InquiryLine } from '../institution/inquiry-line.tsx';
import { PayeeFrame } from '../institution/payee-frame.tsx';
import type { Inquiry } from '../institution/use-inquiry.ts';
import { topUpOfFavorite } from './initial-top-up.ts';
import { ProviderFields, useKnownProvider } from './provider-fields.tsx';
import { RecentNumbers } from './recent-numbers.tsx';
import type { TopUpValues } from './top-up-values.ts';
import { useTopUpInquiry, useTopUpPayee } from './use-top-up.ts';

function Customer() {
  const t = useTexts('payments');
  const { accountName } = useFieldValue<TopUpValues['payeeDetails']>('payeeDetails');
  if (!accountName) return <span className="font-bold">{t('topUp.recognised')}</span>;
  return (
    <>
      <span className="text-ink-soft">{t('topUp.name')}</span>
      <span className="font-bold">{accountName}</span>
    </>
  );
}

function Asked(inquiry: Inquiry) {
  const t = useTexts('payments');
  return (
    <>
      <InquiryLine {...inquiry} ask={t('topUp.ask')} notAsked={t('topUp.notAsked')}>
        <Customer />
      </InquiryLine>
      {inquiry.isFound && <FoundFacts />}
    </>
  );
}

const ownFields = ['provider', 'transactionDetails.denomCode', 'transactionDetails.amount.value'];

/** The section in which the user chooses what is topped up. */
export function PayeeSection() {
  const t = useTexts('payments');
  const { begin, takeFavorite } = useTopUpPayee();
  const inquiry = useTopUpInquiry();
  useKnownProvider();
  return (
    <PayeeFrame
      title={t('topUp.toTitle')}
      label={t('topUp.payeeKind')}
      choices={[
        { id: 'number', label: t('topUp.byNumber'), description: t('topUp.byNumberText'), icon: 'mobile' },
        { id: 'favorite', label: t('transfer.favorite'), description: t('topUp.favoriteText'), icon: 'star' },
      ]}
      begin={begin}
      ownFields={ownFields}
      inquiry={inquiry}
      favorite={
        <FavoriteInstitution
          paymentType="TOPUP"
          valuesOf={topUpOfFavorite}
          onPayee={takeFavorite}
          onCleared={begin}
          onTaken={inquiry.leave}
        />
      }
      typed={
        <>
          <RecentNumbers onTaken={inquiry.leave} />
          <ProviderFields />
        </>
      }
      answer={<Asked {...inquiry} />}
    />
  );
}
