import type { DepositInterest as Interest, TimeDepositDetail } from '../../../../generated/types.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { FactCard } from '../shared/fact-card.tsx';
import { OwnAccount } from '../shared/own-account.tsx';

/** Interest before the final tax, the tax, and what is paid out. */
export function DepositInterest({ interest }: { readonly interest: Interest }) {
  const t = useTexts('holdings');
  const format = useFormat();
  const { accrued, grossAtMaturity, taxRate, taxAtMaturity, netAtMaturity } = interest;
  const facts = [
    { label: t('deposit.accrued'), value: <Amount amount={accrued} /> },
    { label: t('deposit.gross'), value: <Amount amount={grossAtMaturity} /> },
    { label: t('deposit.tax', { percent: format.number(taxRate) }), value: <Amount amount={taxAtMaturity} /> },
    { label: t('deposit.net'), value: <Amount amount={netAtMaturity} isStrong /> },
  ];
  return <FactCard title={t('deposit.earns')} facts={facts} isAtEnd />;
}

export function DepositTerms({ detail }: { readonly detail: TimeDepositDetail }) {
  const t = useTexts('holdings');
  const { deposit, bilyetNumber, holderName, branch, payPrincipalTo, payInterestTo, rollovers } = detail;
  const facts = [
    { label: t('deposit.atMaturity'), value: t(`deposit.${deposit.aroInstruction}`) },
    { label: t('deposit.principalTo'), value: <OwnAccount account={payPrincipalTo} /> },
    { label: t('deposit.interestTo'), value: <OwnAccount account={payInterestTo} /> },
    { label: t('deposit.rollovers'), value: t('deposit.times', { count: rollovers }) },
    { label: t('deposit.bilyet'), value: bilyetNumber },
    { label: t('detail.holder'), value: holderName },
    { label: t('detail.branch'), value: `${branch.branchName}, ${branch.city}` },
  ];
  return <FactCard title={t('deposit.terms')} facts={facts} />;
}
