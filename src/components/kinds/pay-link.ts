import type { PortalPerson } from '../../../domain/permission.ts';
import type { TransactionType } from '../../../generated/types.ts';
import { mayOpenScreen } from '../shell/shown-menu.ts';
import { formLink, shownKindOf, type Begin } from './shown-kinds.ts';

/** Where such a payment is made; undefined where this person makes none, or its form is still to come. */
export function payLinkOf(person: PortalPerson, menuAccess: TransactionType, begin: Begin): string | undefined {
  const { form } = shownKindOf({ menuAccess });
  return form && mayOpenScreen(person, form.screen) ? formLink({ menuAccess }, begin) : undefined;
}
