// What sort of payment it is, by its service, or by its menu where it has no service of its own.
import type { TransactionListItem } from '../../../generated/types.ts';
import { useTexts } from '../text/use-texts.ts';

type OfAKind = Pick<TransactionListItem, 'serviceType' | 'menuAccess'>;

export function useKind(): (payment: OfAKind) => string {
  const t = useTexts('kinds');
  return ({ serviceType, menuAccess }) => (serviceType ? t(`service.${serviceType}`) : t(`type.${menuAccess}`));
}

/** In a table it stays on one line: names with a hyphen would break there. */
export function KindLabel({ payment }: { readonly payment: OfAKind }) {
  return <span className="sm:whitespace-nowrap">{useKind()(payment)}</span>;
}
