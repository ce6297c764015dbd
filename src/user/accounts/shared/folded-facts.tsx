import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { KeyValueList, type Fact } from '../../../ui/key-value-list.tsx';

/** Facts that rarely change, folded so that figures and movements stay prominent. */
export function FoldedFacts({ facts }: { readonly facts: readonly Fact[] }) {
  const t = useTexts('holdings');
  return (
    <Card className="py-1!">
      <Disclosure title={t('detail.facts')}>
        <KeyValueList facts={facts} layout="columns" />
      </Disclosure>
    </Card>
  );
}
