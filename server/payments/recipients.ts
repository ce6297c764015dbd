import { limitEmails, limitWhatsapp } from '../../domain/identifiers/recipients.ts';
import type { AdditionalDetails } from '../../generated/types.ts';
import { refusalOf } from '../refusal.ts';

/** Refuses an address or a number that cannot be told of the payment. */
export function checkRecipients({ email = [], whatsapp = [] }: AdditionalDetails = {}): void {
  const [first] = [...limitEmails(email).dropped, ...limitWhatsapp(whatsapp).dropped];
  if (first) throw refusalOf(first.because);
}
