import type { ValasDetail } from '../../../../generated/types.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import type { Fact } from '../../../ui/key-value-list.tsx';
import { FoldedFacts } from '../shared/folded-facts.tsx';

export function ValasFacts({ detail }: { readonly detail: ValasDetail }) {
  const t = useTexts('holdings');
  const format = useFormat();
  const { account, holderName, productName, branch, openedOn, lastMovementOn } = detail;
  const rate = account.accountInterestRate;
  const facts: Fact[] = [
    { label: t('detail.holder'), value: holderName },
    { label: t('detail.product'), value: productName },
    { label: t('detail.branch'), value: `${branch.branchName}, ${branch.city}` },
    { label: t('detail.opened'), value: format.date(openedOn) },
    { label: t('detail.status'), value: t(`status.${account.status}`) },
    ...(rate ? [{ label: t('list.rate'), value: t('list.percent', { percent: format.rate(rate) }) }] : []),
    ...(lastMovementOn ? [{ label: t('detail.lastMovement'), value: format.date(lastMovementOn) }] : []),
  ];
  return <FoldedFacts facts={facts} />;
}
