// What the screens know of each kind of payment. Its facts stand in transfer-facts/facts-of-kind.tsx.
import type { RequestRepair, TransactionContent, TransactionType } from '../../../generated/types.ts';
import type { ScreenPath } from '../../../generated/screens.ts';
import { menus } from '../../../domain/payment-menus.ts';
import { pathTo } from '../../paths.ts';
import type { PaymentKind } from '../payment-form/payment-kind.ts';

/** The form in which a kind of payment is made and repaired. */
export interface PaymentFormOfKind {
  readonly screen: ScreenPath;
  readonly repair: RequestRepair['pageMode'];
  load(): Promise<{ readonly paymentKind: PaymentKind }>;
}

export interface ShownKind {
  /** What stands in the place of the payee: a payee, a file, or the branch where something is collected. */
  readonly about: 'payee' | 'file' | 'branch';
  readonly canBeFavorite: boolean;
  /** The others are still to come. */
  readonly form?: PaymentFormOfKind;
}

const plain: ShownKind = { about: 'payee', canBeFavorite: false };

const shownKinds: Readonly<Record<TransactionContent['kind'], ShownKind>> = {
  'local-transfer': {
    about: 'payee',
    canBeFavorite: true,
    form: {
      screen: '/services/local-currency-transfer',
      repair: 'local-currency-transfer',
      load: () => import('./local-transfer/local-transfer.tsx'),
    },
  },
  'foreign-transfer': plain,
  'bill-payment': plain,
  'top-up': plain,
  'tax-payment': plain,
  'cheque-book': { ...plain, about: 'branch' },
  recurring: plain,
  favorite: plain,
  bulk: { ...plain, about: 'file' },
};

interface OfAMenu {
  readonly menuAccess: TransactionType;
}

export const shownKindOf = ({ menuAccess }: OfAMenu): ShownKind => shownKinds[menus[menuAccess].kind];

export const formsOfKinds = Object.values(shownKinds).flatMap(({ form }) => form ?? []);

export type Begin = Partial<Record<'draftId' | 'favoriteId' | 'paidBefore', string>>;

/** Where such a payment is made; undefined while its form is still to come. */
export function formLink(kind: OfAMenu, begin: Begin = {}): string | undefined {
  const { form } = shownKindOf(kind);
  return form && pathTo(form.screen, begin);
}
