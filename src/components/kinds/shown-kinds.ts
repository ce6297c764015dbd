// What the screens know of each kind of payment. Its facts stand in transfer-facts/facts-of-kind.tsx.
import type { RequestRepair, TransactionContent, TransactionListItem } from '../../../generated/types.ts';
import { menus } from '../../../domain/payment-menus.ts';
import { paths } from '../../paths.ts';

export interface ShownKind {
  /** What stands in the place of the payee: a payee, a file, or the branch where something is collected. */
  readonly about: 'payee' | 'file' | 'branch';
  /** Where the same is paid once more. */
  readonly payAgain?: (refNo: string) => string;
  readonly canBeFavorite: boolean;
  /** Its form for a repair; the others are still to come. */
  readonly repairForm?: RequestRepair['pageMode'];
}

const plain: ShownKind = { about: 'payee', canBeFavorite: false };

const shownKinds: Readonly<Record<TransactionContent['kind'], ShownKind>> = {
  'local-transfer': {
    about: 'payee',
    payAgain: (refNo) => paths.localTransfer({ paidBefore: refNo }),
    canBeFavorite: true,
    repairForm: 'local-currency-transfer',
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

export const shownKindOf = ({ menuAccess }: Pick<TransactionListItem, 'menuAccess'>): ShownKind =>
  shownKinds[menus[menuAccess].kind];
