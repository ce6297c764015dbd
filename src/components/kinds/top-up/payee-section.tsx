import { institutionFacts } from '../../../../domain/institution-facts.ts';
import { KeyValueList } from '../../../ui/key-value-list.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import { InquiryLine } from '../institution/inquiry-line.tsx';
import { institutionPayeeFields } from '../institution/institution-values.ts';
import { PayeeFrame } from '../institution/payee-frame.tsx';
import type { Inquiry } from '../institution/use-inquiry.ts';
import { FavoriteNumber } from './favorite-number.tsx';
import { ProviderFields, useKnownProvider } from './provider-fields.tsx';
import { RecentNumbers } from './recent-numbers.tsx';
import type { TopUpValues } from './top-up-values.ts';
import { useTopUpInquiry, useTopUpPayee } from './use-top-up.ts';

function Customer({ isFound }: Pick<Inquiry, 'isFound'>) {
  const t = useTexts('payments');
  const { accountName } = useFieldValue<TopUpValues['payeeDetails']>('payeeDetails');
  if (!isFound) return <span className="text-sm text-ink-soft">{t('topUp.notAsked')}</span>;
  if (!accountName) return <span className="font-bold">{t('topUp.recognised')}</span>;
  return (
    <>
      <span className="text-ink-soft">{t('topUp.name')}</span>
      <span className="font-bold">{accountName}</span>
    </>
  );
}

function Asked({ isFound, ...inquiry }: Inquiry) {
  const t = useTexts('payments');
  const { language } = useFormat();
  const { facts } = useFieldValue<TopUpValues['found']>('found');
  return (
    <>
      <InquiryLine {...inquiry} label={isFound ? t('bill.askAgain') : t('topUp.ask')}>
        <Customer isFound={isFound} />
      </InquiryLine>
      {isFound && facts.length > 0 && <KeyValueList facts={institutionFacts(facts, language)} />}
    </>
  );
}

const payeeFields = [
  ...institutionPayeeFields,
  'provider',
  'transactionDetails.denomCode',
  'transactionDetails.amount.value',
];

/** The section in which the user chooses what is topped up. */
export function PayeeSection() {
  const t = useTexts('payments');
  const { begin } = useTopUpPayee();
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
      payeeFields={payeeFields}
      inquiry={inquiry}
      favorite={<FavoriteNumber onTaken={inquiry.leave} />}
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
