// Lets a kind of payment repeat. Its fields, schema and sentences stay those of a single payment.
import { createRecurringPayment, resubmitRecurringPayment } from '../../../../generated/calls/recurring.ts';
import type { RecurringPayment } from '../../../../generated/types.ts';
import { useWrite } from '../../../api/write.ts';
import { firstPlannedDay } from '../../../../domain/recurring-series.ts';
import type { PaymentContent, ToCheck } from '../payment-content.ts';
import type { PaymentKind } from '../payment-kind.ts';
import type { PaymentValues } from '../payment-values.ts';
import { changedBySending } from '../request-bodies.ts';
import { repeatingSchema } from './repeat-schema.ts';
import { repeatOf, repeatValuesOf, singleOf, type Repeats } from './repeat-values.ts';

type Calls<Values extends PaymentValues, Content extends PaymentContent> = PaymentKind<Values, Content>['calls'];

/** A series is no request of its kind, so the bank is asked about a payment of its first day. */
export function checkOf<Form extends object>({ form, refNo }: ToCheck<Form>): ToCheck<Form> {
  const repeat = repeatOf(form);
  const single = singleOf(form);
  if (!repeat) return { form: single, refNo };
  const { timing } = repeat;
  const repeatsOnHoliday = timing.transactionOnHoliday;
  return { form: single, refNo: undefined, repeatsFrom: firstPlannedDay(timing), repeatsOnHoliday };
}

function repeatingCalls<Values extends PaymentValues, Content extends PaymentContent>(
  calls: Calls<Values, Content>,
  repeats: Repeats<Content>,
): Calls<Values, Content> {
  const changes = { refreshes: [...changedBySending.refreshes, 'recurring'] };
  return {
    validate: (check) => calls.validate(checkOf(check)),
    useValidation: (check) => calls.useValidation(checkOf(check)),
    useFee: (form) => calls.useFee(singleOf(form)),
    useSubmit() {
      const single = calls.useSubmit();
      const series = useWrite(createRecurringPayment, changes);
      return {
        send(submission, key) {
          const { form, draftId, confirmed, replaces } = submission;
          const repeat = repeatOf(form);
          if (!repeat) return single.send(submission, key);
          const payment = repeats.paymentOf(singleOf(form), repeat);
          const known = { ...(draftId && { draftId }), ...(replaces && { replaces }) };
          const more = { ...known, ...(confirmed.length > 0 && { confirmed }) };
          return series.send({ body: { payment, ...more } }, key);
        },
      };
    },
    useResubmit() {
      const single = calls.useResubmit();
      const series = useWrite(resubmitRecurringPayment, changes);
      return {
        send(repair) {
          const { form, confirmed, ...named } = repair;
          const repeat = repeatOf(form);
          if (!repeat) return single.send(repair);
          const payment = repeats.paymentOf(singleOf(form), repeat);
          return series.send({ body: { ...named, payment, ...(confirmed.length > 0 && { confirmed }) } });
        },
      };
    },
  };
}

const asSeries = <Values extends PaymentValues>(values: Values): Values => ({
  ...values,
  dateBefore: '',
  timing: { kind: 'recurring', transactionDate: '' },
});

const capOf = ({ form: { transactionDetails } }: RecurringPayment): string =>
  'cap' in transactionDetails ? transactionDetails.cap.value : '';

function valuesOf<Values extends PaymentValues, Content extends PaymentContent>(
  { begins }: PaymentKind<Values, Content>,
  repeats: Repeats<Content>,
  payment: RecurringPayment,
): Values | undefined {
  const content = repeats.contentOf(payment);
  if (!content) return undefined;
  return { ...asSeries(begins.repaired(content)), repeat: repeatValuesOf(payment.form.timing, capOf(payment)) };
}

/** Switches "Repeat" on for a kind. */
export function repeating<Values extends PaymentValues, Content extends PaymentContent>(
  kind: PaymentKind<Values, Content>,
  repeats: Repeats<Content>,
): PaymentKind<Values, Content> {
  const { sectionOf, useSections, typedOf } = kind;
  return {
    ...kind,
    repeats: { hasCap: repeats.hasCap === true, valuesOf: (payment) => valuesOf(kind, repeats, payment) },
    schema: repeatingSchema(kind.schema, repeats.hasCap === true),
    calls: repeatingCalls(kind.calls, repeats),
    sectionOf: (field) => (field.startsWith('repeat') ? 'amount' : sectionOf(field)),
    useSections: () =>
      useSections().map((one) => (one.id === 'amount' ? { ...one, fields: [...one.fields, 'repeat'] } : one)),
    typedOf: (values, before) => ({
      ...typedOf(values, before),
      ...(values.timing.kind === 'recurring' && {
        repeat: { ...values.repeat, startsFrom: '', endsOn: '', expiresOn: '' },
      }),
    }),
  };
}

/** The kind as in the form of a series, which always repeats. */
export const repeatingOnly = (kind: PaymentKind): PaymentKind => ({
  ...kind,
  place: `recurring-${kind.place}`,
  title: 'recurringForm',
  empty: asSeries(kind.empty),
  ...(kind.repeats && { repeats: { ...kind.repeats, only: true } }),
});
