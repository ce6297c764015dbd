import type { CasaDetail } from '../../../../generated/types.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import type { Fact } from '../../../ui/key-value-list.tsx';
import { FoldedFacts } from '../shared/folded-facts.tsx';

export function CasaFacts({ detail }: { readonly detail: CasaDetail }) {
  const t = useTexts('holdings');
  const kinds = useTexts('kinds');
  const format = useFormat();
  const { account, holderName, productName, branch, openedOn, minimumBalance, accruedInterest, lastMovementOn } =
    detail;
  const rate = account.accountInterestRate;
  const facts: Fact[] = [
    { label: t('detail.holder'), value: holderName },
    { label: t('detail.product'), value: productName },
    { label: t('detail.branch'), value: `${branch.branchName}, ${branch.city}` },
    { label: t('detail.opened'), value: format.date(openedOn) },
    { label: t('detail.status'), value: t(`status.${account.status}`) },
    { label: t('detail.minimum'), value: <Amount amount={minimumBalance} /> },
    ...(rate ? [{ label: t('list.rate'), value: t('list.percent', { percent: format.rate(rate) }) }] : []),
    ...(accruedInterest ? [{ label: t('detail.accrued'), value: <Amount amount={accruedInterest} /> }] : []),
    ...(lastMovementOn ? [{ label: t('detail.lastMovement'), value: format.date(lastMovementOn) }] : []),
    {
      label: t('detail.services'),
      value: detail.transferServices.map((service) => kinds(`service.${service}`)).join(', ') || t('detail.noServices'),
    },
  ];
  return <FoldedFacts facts={facts} />;
}
