// The schema of a form that pays an institution: that of the contract, with what it cannot find by itself.
import * as z from 'zod/mini';
import { withoutBlanks } from '../../../lib/without-blanks.ts';
import { checkedWire, custom, pastDay, type Checked } from '../../payment-form/form-check.ts';
import type { InstitutionValues } from './institution-values.ts';

interface Wire {
  readonly payeeDetails?: { readonly numberType?: string };
}

/** A field that is missing although the contract does not say so, and the fields whose failures follow from that. */
interface Missing {
  readonly path: readonly [string, ...string[]];
  readonly hides: readonly string[];
}

interface CheckedInstitution extends Checked<Wire> {
  readonly isFavorite: boolean;
  readonly missing: readonly Missing[];
}

interface Rules<Values, Form> {
  readonly form: z.ZodMiniType<Form, Wire>;
  wireOf(values: Partial<Values>): unknown;
  /** The format of the number depends on the institution. Until one is chosen, this payee passes the check. */
  readonly anyPayee: object;
  missingIn?(values: Partial<Values>): readonly Missing[];
}

const isHidden = (missing: readonly Missing[], path: readonly PropertyKey[] = []) =>
  missing.some(({ hides }) => hides.includes(path.join('.')));

/** Adds failures that the contract's schema cannot find to its own failures, so that all are shown together. */
const wholeForm = <Form>(form: z.ZodMiniType<Form>, anyPayee: object) =>
  z.check<CheckedInstitution>(({ value: { wire, isPast, isFavorite, missing }, issues }) => {
    const hasPayee = wire.payeeDetails?.numberType !== undefined;
    if (hasPayee && !isPast && missing.length === 0) return;
    const checked = form.safeParse(hasPayee ? wire : { ...wire, payeeDetails: anyPayee }, { reportInput: true });
    const found = (checked.error?.issues ?? []) as z.core.$ZodRawIssue[];
    issues.push(...found.filter(({ path }) => !isHidden(missing, path)));
    if (isPast) issues.push(pastDay);
    issues.push(...missing.map(({ path }) => custom('9090', ...path)));
    if (!hasPayee) issues.push(custom('9090', ...(isFavorite ? ['favoriteId'] : ['payeeDetails', 'institution'])));
  });

/** Converts the typed values to the form of the contract and checks that. */
export function institutionSchema<Values extends InstitutionValues, Form>({
  form,
  wireOf,
  anyPayee,
  missingIn = () => [],
}: Rules<Values, Form>) {
  const checkedValues = checkedWire<Values, Wire>(wireOf);
  const checked = (values: Partial<Values>): CheckedInstitution => {
    const { wire, isPast } = checkedValues(values);
    return { wire, isPast, isFavorite: values.payeeKind === 'favorite', missing: missingIn(values) };
  };
  return z.pipe(
    z.pipe(
      z.transform(checked).check(wholeForm(form, anyPayee)),
      z.transform(({ wire }: CheckedInstitution) => wire),
    ),
    form,
  );
}

/** Returns the payee for an inquiry, without its name, or undefined while the number does not fit the institution. */
export function askablePayee<Details>(
  schema: z.ZodMiniType<Details>,
  { payeeDetails }: Pick<InstitutionValues, 'payeeDetails'>,
): Details | undefined {
  const checked = schema.safeParse(withoutBlanks({ ...payeeDetails, accountName: '' }));
  return checked.success ? checked.data : undefined;
}
