// Validates the typed values as the form that will be sent.
import type * as z from 'zod/mini';
import type { FieldFailure } from '../../../domain/field-failures.ts';
import { bankToday } from '../../api/bank-time.ts';
import { failuresOfIssues } from '../../lib/schema-failures.ts';
import { withoutBlanks } from '../../lib/without-blanks.ts';
import { isPastDay, type PaymentValues } from './payment-values.ts';

export interface Checked<Wire> {
  readonly wire: Wire;
  readonly isPast: boolean;
}

/** Builds the values that the schema of the contract validates. */
export const checkedWire =
  <Values extends PaymentValues, Wire>(wireOf: (values: Partial<Values>) => unknown) =>
  (values: Partial<Values>): Checked<Wire> => ({
    wire: withoutBlanks(wireOf(values)) as Wire,
    isPast: isPastDay(values, bankToday()),
  });

export const custom = (message: string, ...path: string[]) =>
  ({ code: 'custom', message, path, input: undefined }) as const;

export const pastDay = custom('117', 'timing', 'transactionDate');

type Schema<Form> = z.ZodMiniType<Form>;

/** Returns what is missing or wrong, in the order of the form. */
export function formFailures(schema: Schema<unknown>, values: object): FieldFailure[] {
  const checked = schema.safeParse(withoutBlanks(values), { reportInput: true });
  return checked.success ? [] : failuresOfIssues(checked.error.issues);
}

/** Returns the form if it is complete and valid, otherwise undefined. */
export function completeForm<Form>(schema: Schema<Form>, values: object): Form | undefined {
  const checked = schema.safeParse(withoutBlanks(values));
  return checked.success ? checked.data : undefined;
}
