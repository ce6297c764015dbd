import type { LoanDetail } from '../../../../generated/types.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { KeyValueList, type Fact } from '../../../ui/key-value-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { OwnAccount } from '../shared/own-account.tsx';

function useRateText(): (detail: LoanDetail) => string {
  const t = useTexts('facilities');
  const format = useFormat();
  return ({ loan, interestBasis, referenceRate, margin }) => {
    const rate = t('loan.perYear', { percent: format.rate(loan.accountInterestRate) });
    if (referenceRate && margin)
      return t('loan.floatingRate', { rate, reference: referenceRate, margin: format.rate(margin) });
    return `${rate}, ${t(`loan.${interestBasis}`)}`;
  };
}

export function LoanTerms({ detail }: { readonly detail: LoanDetail }) {
  const t = useTexts('facilities');
  const format = useFormat();
  const rateText = useRateText();
  const { loan, facility, holderName, branch, principalPaid, interestAccrued, collectability, debitAccount } = detail;
  const facts: Fact[] = [
    { label: t('list.type'), value: t(`loanType.${loan.loanType}`) },
    { label: t('loan.rate'), value: rateText(detail) },
    { label: t('loan.drawn'), value: format.date(loan.drawnOn) },
    { label: t('loan.principalPaid'), value: <Amount amount={principalPaid} /> },
    { label: t('loan.accrued'), value: <Amount amount={interestAccrued} /> },
    { label: t('loan.collectability'), value: t('loan.level', { level: collectability }) },
    { label: t('loan.debit'), value: <OwnAccount account={debitAccount} /> },
    { label: t('list.facility'), value: `${facility.accountName} (${facility.facilityNumber})` },
    { label: t('loan.holder'), value: holderName },
    { label: t('loan.branch'), value: `${branch.branchName}, ${branch.city}` },
  ];
  return (
    <Card>
      <Section title={t('loan.terms')}>
        <KeyValueList facts={facts} layout="columns" />
      </Section>
    </Card>
  );
}
