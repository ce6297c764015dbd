import { institutionFacts } from '../../../../domain/institution-facts.ts';
import { Card } from '../../../ui/card.tsx';
import { KeyValueList } from '../../../ui/key-value-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { RadioCardsField } from '../../form/choice-fields.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { useAllowedPayees } from '../../payment-form/use-allowed-payees.ts';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import { InquiryLine } from '../institution/inquiry-line.tsx';
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

/** The section in which the user chooses what is topped up. */
export function PayeeSection() {
  const t = useTexts('payments');
  const kind = useFieldValue<TopUpValues['payeeKind']>('payeeKind');
  const hasInstitution = useFieldValue<string>('payeeDetails.institution') !== '';
  const { begin } = useTopUpPayee();
  const inquiry = useTopUpInquiry();
  useKnownProvider();
  const choices = [
    { id: 'number', label: t('topUp.byNumber'), description: t('topUp.byNumberText'), icon: 'mobile' as const },
    { id: 'favorite', label: t('transfer.favorite'), description: t('topUp.favoriteText'), icon: 'star' as const },
  ];
  const allowed = useAllowedPayees({ choices, chosen: kind, choose: (id) => begin(id as TopUpValues['payeeKind']) });
  return (
    <Card>
      <Section id="to" title={t('topUp.toTitle')}>
        <RadioCardsField<TopUpValues>
          name="payeeKind"
          label={t('topUp.payeeKind')}
          choices={allowed}
          columns={2}
          onPick={(picked) => begin(picked as TopUpValues['payeeKind'])}
        />
        <div className="contents" onBlur={inquiry.leave}>
          {kind === 'favorite' ? (
            <FavoriteNumber onTaken={inquiry.leave} />
          ) : (
            <>
              <RecentNumbers onTaken={inquiry.leave} />
              <ProviderFields />
            </>
          )}
        </div>
        {hasInstitution && <Asked {...inquiry} />}
      </Section>
    </Card>
  );
}
