// What the screens know of each kind of payment, and where it is made. Its facts stand in transfer-facts/facts-of-kind.tsx.
import type { TransactionContent, TransactionListItem, TransactionType } from '../../../generated/types.ts';
import { menus } from '../../../domain/payment-menus.ts';
import type { PortalPerson } from '../../../domain/permission.ts';
import { pathTo } from '../../paths.ts';
import { mayOpenScreen } from '../shell/shown-menu.ts';
import { paymentForms, type PaymentFormOfKind } from './payment-forms.ts';

export interface ShownKind {
  /** What stands in the place of the payee: a payee, a file, or the branch where something is collected. */
  readonly about: 'payee' | 'file' | 'branch';
  readonly canBeFavorite?: true;
}

const plain: ShownKind = { about: 'payee' };
const kept: ShownKind = { about: 'payee', canBeFavorite: true };

const shownKinds: Readonly<Record<TransactionContent['kind'], ShownKind>> = {
  'local-transfer': kept,
  'foreign-transfer': plain,
  'bill-payment': kept,
  'top-up': plain,
  'tax-payment': plain,
  'cheque-book': { about: 'branch' },
  recurring: plain,
  favorite: plain,
  bulk: { about: 'file' },
};

export const shownKindOf = ({ menuAccess }: Pick<TransactionListItem, 'menuAccess'>): ShownKind =>
  shownKinds[menus[menuAccess].kind];

const forms: Readonly<Partial<Record<string, PaymentFormOfKind>>> = paymentForms;

/** Undefined while the form of this kind is still to come. */
export const formOf = (menuAccess: TransactionType): PaymentFormOfKind | undefined => forms[menus[menuAccess].kind];

type Begin = Partial<Record<'draftId' | 'favoriteId' | 'paidBefore', string>>;

export function formLink(menuAccess: TransactionType, begin: Begin = {}): string | undefined {
  const form = formOf(menuAccess);
  return form && pathTo(form.screen, begin);
}

/** Undefined where this person makes no such payments, too. */
export function payLinkOf(person: PortalPerson, menuAccess: TransactionType, begin: Begin): string | undefined {
  const form = formOf(menuAccess);
  return form && mayOpenScreen(person, form.screen) ? formLink(menuAccess, begin) : undefined;
}
