// Which sections of the form are complete.
import type { PaymentNote } from '../../../generated/types.ts';
import { formFailures } from './form-check.ts';
import type { PaymentContent } from './payment-content.ts';
import type { PaymentKind } from './payment-kind.ts';
import type { PaymentValues } from './payment-values.ts';

export const reviewId = 'review';

/** A section is done only if its values would be accepted, not merely because it has values. */
export function stepsDone<Values extends PaymentValues, Content extends PaymentContent>(
  { schema, sectionOf, openSections }: Pick<PaymentKind<Values, Content>, 'schema' | 'sectionOf' | 'openSections'>,
  values: Values,
  refused: ReadonlySet<string> = new Set(),
  confirmed: readonly PaymentNote[] = [],
): (section: string) => boolean {
  const open = new Set(formFailures(schema, values).map(({ field }) => sectionOf(field)));
  for (const section of openSections(values, refused, confirmed)) open.add(section);
  return (section) => section !== reviewId && !open.has(section);
}
