// The name of the kind of a payment, from its service, or from its menu when it has no service.
import type { TransactionListItem } from '../../../generated/types.ts';
import { useTexts } from '../text/use-texts.ts';

type OfAKind = Pick<TransactionListItem, 'serviceType' | 'menuAccess'>;

export function useKindName(): (payment: OfAKind) => string {
  const t = useTexts('kinds');
  return ({ serviceType, menuAccess }) => (serviceType ? t(`service.${serviceType}`) : t(`type.${menuAccess}`));
}

/** A name of one word is not broken at its hyphen; a longer name breaks between its words. */
export function KindLabel({ payment }: { readonly payment: OfAKind }) {
  const kind = useKindName()(payment);
  return <span className={kind.includes(' ') ? undefined : 'whitespace-nowrap'}>{kind}</span>;
}
