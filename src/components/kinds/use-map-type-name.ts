import type { MapTransactionType } from '../../../generated/types.ts';
import { useTexts } from '../text/use-texts.ts';

export function useMapTypeName(): (type: MapTransactionType) => string {
  const kinds = useTexts('kinds');
  return (type) => (type === 'FAV' || type === 'BULK_FAV' ? kinds(`type.${type}`) : kinds(`service.${type}`));
}
