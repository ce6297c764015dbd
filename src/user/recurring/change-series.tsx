// Changes the future of a running series: a new one is set up that takes over once it is approved.
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getRecurringPayment } from '../../../generated/calls/recurring.ts';
import type { RecurringParameters } from '../../../domain/recurring-limits.ts';
import type { RecurringDetail, SubmitReceipt } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { ScreenReading } from '../../components/failure/screen-reading.tsx';
import { paymentKinds } from '../../components/kinds/payment-kinds.ts';
import { PaymentForm } from '../../components/payment-form/payment-form.tsx';
import type { PaymentKind } from '../../components/payment-form/payment-kind.ts';
import type { PaymentValues } from '../../components/payment-form/payment-values.ts';
import { repeatingOnly } from '../../components/payment-form/repeat/repeating-kind.ts';
import { earliestStart, startOfChange } from '../../components/payment-form/repeat/series-start.ts';
import { useRecurringParameters } from '../../components/payment-form/repeat/use-recurring-parameters.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { paths } from '../../paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { DetailSkeleton } from '../../ui/frame/detail-skeleton.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { showToast } from '../../ui/toast-queue.ts';

interface Changed {
  readonly kind: PaymentKind;
  readonly detail: RecurringDetail;
  readonly parameters: RecurringParameters;
}

/** The series as it goes on, on the same day of the month: from its next payment that can still be approved. */
function valuesFromNext({ kind, detail: { payment, series }, parameters }: Changed): PaymentValues {
  const values = kind.repeats?.valuesOf(payment) ?? kind.empty;
  const next = series.nextOccurrence?.plannedDate;
  const startDate = next ? startOfChange(payment.form.timing, next, earliestStart(parameters)) : '';
  return { ...values, repeat: { ...values.repeat, startDate, storedStart: startDate } };
}

function Changing({ kind, detail, parameters }: Changed) {
  const t = useTexts('recurring');
  const screens = useTexts('screens');
  const navigate = useNavigate();
  const submission = kind.calls.useSubmit();
  const [initial] = useState(() => valuesFromNext({ kind, detail, parameters }));
  const { refNo, revision } = detail.series;
  function show(receipt: SubmitReceipt): void {
    showToast({ tone: 'done', title: t('change.submitted') });
    void navigate(paths.series(receipt.refNo));
  }
  return (
    <>
      <PageHeader title={screens('recurringForm')} description={t('change.title', { refNo })} />
      <Banner tone="inform" title={t('change.title', { refNo })}>
        {t('change.text', { refNo })}
      </Banner>
      <PaymentForm
        kind={kind}
        initial={initial}
        place={`${kind.place}-change ${refNo}`}
        send={(form, confirmed) =>
          submission.send({ form, draftId: undefined, confirmed, replaces: { refNo, revision } })
        }
        onDone={show}
      />
    </>
  );
}

function Change({ detail }: { readonly detail: RecurringDetail }) {
  const t = useTexts('recurring');
  const own = Object.values(paymentKinds).find(({ menuAccess }) => menuAccess === detail.series.paymentType);
  const kind = useMemo(() => own && repeatingOnly(own), [own]);
  const parameters = useRecurringParameters();
  const mayChange = detail.series.actions.some(({ action, allowed }) => action === 'edit' && allowed);
  if (!kind || !mayChange || detail.replacedByRefNo !== null)
    return <Banner tone="refused" title={t('change.notNow')} />;
  if (!parameters) return <DetailSkeleton />;
  return <Changing kind={kind} detail={detail} parameters={parameters} />;
}

export function ChangeSeries({ refNo }: { readonly refNo: string }) {
  const screens = useTexts('screens');
  const read = useRead(getRecurringPayment, { body: { refNo } });
  const back = { href: paths.series(refNo), label: screens('recurringDetail') };
  return (
    <ScreenReading read={read} skeleton={<DetailSkeleton />} back={back}>
      {(detail) => <Change detail={detail} />}
    </ScreenReading>
  );
}
