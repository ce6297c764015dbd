// What the screens need to know about each kind of payment. Its facts are in transfer-facts/facts-of-kind.tsx.
import type {
  ServiceCode,
  TransactionContent,
  TransactionListItem,
  TransactionType,
} from '../../../generated/types.ts';
import { isUnsuccessful } from '../../../domain/transaction-status.ts';
import { menus } from '../../../domain/payment-menus.ts';
import type { PortalPerson } from '../../../domain/permission.ts';
import { pathTo } from '../../paths.ts';
import { mayOpenScreen } from '../shell/shown-menu.ts';
import { paymentForms, type PaymentFormOfKind } from './payment-forms.ts';

export interface ShownKind {
  /** What the payee field contains: a payee, a file name, or the branch at which something is collected. */
  readonly about: 'payee' | 'file' | 'branch';
  readonly canBeFavorite?: true;
  /** A service of the kind whose payees cannot be favorites. */
  readonly neverFavoriteBy?: ServiceCode;
  readonly again: 'payAgain' | 'payAnother' | 'requestAgain';
}

const plain: ShownKind = { about: 'payee', again: 'payAgain' };
const kept: ShownKind = { ...plain, canBeFavorite: true };

const shownKinds: Readonly<Record<TransactionContent['kind'], ShownKind>> = {
  'local-transfer': kept,
  // An account at this bank has no address, which a favorite abroad needs.
  'foreign-transfer': { ...kept, neverFavoriteBy: 'SVC_FCY_OVB' },
  'bill-payment': kept,
  'top-up': kept,
  // A billing ID is paid only once; againOf offers it again if it was not.
  'tax-payment': { about: 'payee', again: 'payAnother' },
  'cheque-book': { about: 'branch', again: 'requestAgain' },
  recurring: plain,
  favorite: plain,
  bulk: { ...plain, about: 'file' },
};

export const shownKindOf = ({ menuAccess }: Pick<TransactionListItem, 'menuAccess'>): ShownKind =>
  shownKinds[menus[menuAccess].kind];

/** Whether the payee of a payment can be saved as a favorite. */
export function canBeFavorite(item: Pick<TransactionListItem, 'menuAccess' | 'serviceType'>): boolean {
  const { canBeFavorite: isKept = false, neverFavoriteBy } = shownKindOf(item);
  return isKept && item.serviceType !== neverFavoriteBy;
}

/** What the action is called that begins another one like this. */
export function againOf(item: Pick<TransactionListItem, 'menuAccess' | 'status'>): ShownKind['again'] {
  const { again } = shownKindOf(item);
  return again === 'payAnother' && isUnsuccessful(item.status) ? 'payAgain' : again;
}

const forms: Readonly<Partial<Record<string, PaymentFormOfKind>>> = paymentForms;

/** Returns undefined when the form of this kind is not built yet. */
export const formOf = (menuAccess: TransactionType): PaymentFormOfKind | undefined => forms[menus[menuAccess].kind];

type Begin = Partial<Record<'draftId' | 'favoriteId' | 'paidBefore', string>>;

export function formLink(menuAccess: TransactionType, begin: Begin = {}): string | undefined {
  const form = formOf(menuAccess);
  return form && pathTo(form.screen, begin);
}

/** Returns undefined also when this user may not make such payments. */
export function payLinkOf(person: PortalPerson, menuAccess: TransactionType, begin: Begin): string | undefined {
  const form = formOf(menuAccess);
  return form && mayOpenScreen(person, form.screen) ? formLink(menuAccess, begin) : undefined;
}
