import { menus } from '../../../domain/payment-menus.ts';
import { menuAccess } from './terms.ts';

/** As unique as the reference number: its prefix is replaced. */
export const receiptNumberOf = (refNo: string): string => `CB${refNo.slice(menus[menuAccess].prefix.length)}`;
