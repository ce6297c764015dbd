import { limitEmails, limitWhatsapp } from '../../domain/identifiers/recipients.ts';
import type { AdditionalDetails } from '../../generated/types.ts';
import { refusalOf } from '../refusal.ts';

/** Throws a Refusal if the advice of the payment cannot be sent to an address or a number. */
export function checkRecipients({ email = [], whatsapp = [] }: AdditionalDetails = {}): void {
  const [first] = [...limitEmails(email).dropped, ...limitWhatsapp(whatsapp).dropped];
  if (first) throw refusalOf(first.because);
}
