// What sort of payment it is, by its service, or by its menu where it has no service of its own.
import type { TransactionListItem } from '../../../generated/types.ts';
import { useTexts } from '../text/use-texts.ts';

type OfAKind = Pick<TransactionListItem, 'serviceType' | 'menuAccess'>;

export function useKind(): (payment: OfAKind) => string {
  const t = useTexts('kinds');
  return ({ serviceType, menuAccess }) => (serviceType ? t(`service.${serviceType}`) : t(`type.${menuAccess}`));
}

/** A name of one word is not torn apart where it has a hyphen; a longer one breaks between its words. */
export function KindLabel({ payment }: { readonly payment: OfAKind }) {
  const kind = useKind()(payment);
  return <span className={kind.includes(' ') ? undefined : 'whitespace-nowrap'}>{kind}</span>;
}
