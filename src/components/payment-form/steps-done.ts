// Which parts of the form would be accepted as they stand.
import { formFailures } from './form-check.ts';
import type { PaymentContent } from './payment-content.ts';
import type { PaymentKind } from './payment-kind.ts';
import type { PaymentValues } from './payment-values.ts';

export const reviewId = 'review';

/** Nothing is ticked because something stands in it, only because it would be accepted. */
export function stepsDone<Values extends PaymentValues, Content extends PaymentContent>(
  { schema, sectionOf, openSections }: Pick<PaymentKind<Values, Content>, 'schema' | 'sectionOf' | 'openSections'>,
  values: Values,
  refused: ReadonlySet<string> = new Set(),
): (section: string) => boolean {
  const open = new Set(formFailures(schema, values).map(({ field }) => sectionOf(field)));
  for (const section of openSections(values, refused)) open.add(section);
  return (section) => section !== reviewId && !open.has(section);
}
