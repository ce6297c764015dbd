import type { FavoriteSummary } from '../../../generated/types.ts';
import { useTexts } from '../text/use-texts.ts';

const rails = ['OVB', 'LLG', 'RTGS', 'ONLINE', 'BIFAST'] as const;

/** Returns the name of the rail for a local transfer, and the name of the kind for every other favorite. */
export function useRailOrKind(): (favorite: Pick<FavoriteSummary, 'paymentType' | 'service'>) => string {
  const kinds = useTexts('kinds');
  return ({ paymentType, service }) => {
    const rail = paymentType === 'LCY' ? rails.find((one) => one === service) : undefined;
    return rail ? kinds(`rail.${rail}`) : kinds(`type.${paymentType}`);
  };
}
