import { useTexts } from '../../../components/text/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { isReversed, type OrderedQuery } from './account-query.ts';

/** Reverses the bank's sort order of accounts. */
export function OrderButton({ query }: { readonly query: OrderedQuery }) {
  const t = useTexts('holdings');
  const isTurned = isReversed(query);
  return (
    <Button
      variant="quiet"
      size="small"
      icon={isTurned ? 'arrow-up' : 'arrow-down'}
      onPress={() => query.set({ sort: { field: 'usual', direction: isTurned ? 'asc' : 'desc' } })}
    >
      {isTurned ? t('list.reversed') : t('list.usualOrder')}
    </Button>
  );
}
