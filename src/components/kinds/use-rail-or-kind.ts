import type { FavoriteSummary } from '../../../generated/types.ts';
import { useTexts } from '../text/use-texts.ts';

const rails = ['OVB', 'LLG', 'RTGS', 'ONLINE', 'BIFAST'] as const;

/** How a favorite is paid: the rail of a local transfer, and the kind of payment for all others. */
export function useRailOrKind(): (favorite: Pick<FavoriteSummary, 'paymentType' | 'service'>) => string {
  const kinds = useTexts('kinds');
  return ({ paymentType, service }) => {
    const rail = paymentType === 'LCY' ? rails.find((one) => one === service) : undefined;
    return rail ? kinds(`rail.${rail}`) : kinds(`type.${paymentType}`);
  };
}
