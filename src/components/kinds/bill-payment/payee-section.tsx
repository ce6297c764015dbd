import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { RadioCardsField } from '../../form/choice-fields.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { useAllowedPayees } from '../../payment-form/use-allowed-payees.ts';
import { useTexts } from '../../text/use-texts.ts';
import { InquiryLine } from '../institution/inquiry-line.tsx';
import type { Inquiry } from '../institution/use-inquiry.ts';
import type { BillValues } from './bill-values.ts';
import { BillerFields, useKnownBiller } from './biller-fields.tsx';
import { FavoriteBiller } from './favorite-biller.tsx';
import { useBillPayee, useBillsInquiry } from './use-bills.ts';

function Customer({ isFound }: Pick<Inquiry, 'isFound'>) {
  const t = useTexts('payments');
  const { accountName } = useFieldValue<BillValues['payeeDetails']>('payeeDetails');
  if (!isFound) return <span className="text-sm text-ink-soft">{t('bill.notAsked')}</span>;
  return (
    <>
      <span className="text-ink-soft">{t('bill.customer')}</span>
      <span className="font-bold">{accountName}</span>
    </>
  );
}

function Asked({ isFound, ...inquiry }: Inquiry) {
  const t = useTexts('payments');
  return (
    <InquiryLine {...inquiry} label={isFound ? t('bill.askAgain') : t('bill.ask')}>
      <Customer isFound={isFound} />
    </InquiryLine>
  );
}

/** The section in which the user chooses the customer. */
export function PayeeSection() {
  const t = useTexts('payments');
  const kind = useFieldValue<BillValues['payeeKind']>('payeeKind');
  const hasInstitution = useFieldValue<string>('payeeDetails.institution') !== '';
  const { begin } = useBillPayee();
  const inquiry = useBillsInquiry();
  useKnownBiller();
  const choices = [
    { id: 'favorite', label: t('transfer.favorite'), description: t('bill.favoriteText'), icon: 'star' as const },
    { id: 'biller', label: t('bill.biller'), description: t('bill.billerText'), icon: 'receipt' as const },
  ];
  const allowed = useAllowedPayees({ choices, chosen: kind, choose: (id) => begin(id as BillValues['payeeKind']) });
  return (
    <Card>
      <Section id="to" title={t('bill.toTitle')}>
        <RadioCardsField<BillValues>
          name="payeeKind"
          label={t('bill.payeeKind')}
          choices={allowed}
          columns={2}
          onPick={(picked) => begin(picked as BillValues['payeeKind'])}
        />
        <div className="contents" onBlur={inquiry.leave}>
          {kind === 'favorite' ? <FavoriteBiller onTaken={inquiry.leave} /> : <BillerFields />}
        </div>
        {hasInstitution && <Asked {...inquiry} />}
      </Section>
    </Card>
  );
}
