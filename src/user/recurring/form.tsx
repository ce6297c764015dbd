// Sets up a series: the form of the payment that repeats, with its timing fixed to "Repeat".
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { SubmitReceipt } from '../../../generated/types.ts';
import { paymentKinds } from '../../components/kinds/payment-kinds.ts';
import { PaymentForm } from '../../components/payment-form/payment-form.tsx';
import type { PaymentKind } from '../../components/payment-form/payment-kind.ts';
import { WithDebitAccount } from '../../components/payment-form/with-debit-account.tsx';
import { repeatingOnly } from '../../components/payment-form/repeat/repeating-kind.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { paths } from '../../paths.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { showToast } from '../../ui/toast-queue.ts';
import { ChangeSeries } from './change-series.tsx';

const repeatable = Object.values(paymentKinds).filter(({ repeats }) => repeats !== undefined);

function Filling({ kind }: { readonly kind: PaymentKind }) {
  const t = useTexts('payments');
  const navigate = useNavigate();
  const submission = kind.calls.useSubmit();
  function show({ refNo }: SubmitReceipt): void {
    showToast({ tone: 'done', title: t('repeat.submitted') });
    void navigate(paths.series(refNo));
  }
  return (
    <WithDebitAccount kind={kind} values={kind.empty}>
      {(initial) => (
        <PaymentForm
          kind={kind}
          initial={initial}
          place={kind.place}
          send={(form, confirmed) => submission.send({ form, draftId: undefined, confirmed })}
          onDone={show}
        />
      )}
    </WithDebitAccount>
  );
}

function SetUp() {
  const t = useTexts('recurring');
  const kinds = useTexts('kinds');
  const screens = useTexts('screens');
  const [parameters, setParameters] = useSearchParams();
  const of = parameters.get('of');
  const chosen = repeatable.find(({ menuAccess }) => menuAccess === of) ?? repeatable[0];
  const kind = useMemo(() => chosen && repeatingOnly(chosen), [chosen]);
  return (
    <>
      <PageHeader title={screens('recurringForm')} description={t('form.intro')} />
      <RadioCards
        label={t('form.what')}
        choices={repeatable.map(({ menuAccess }) => ({ id: menuAccess, label: kinds(`type.${menuAccess}`) }))}
        columns={repeatable.length > 3 ? 4 : 2}
        value={kind?.menuAccess ?? ''}
        onChange={(id) => setParameters({ of: id }, { replace: true })}
      />
      {kind && <Filling key={kind.place} kind={kind} />}
    </>
  );
}

export function Component() {
  const replaced = useSearchParams()[0].get('replaces');
  return replaced ? <ChangeSeries refNo={replaced} /> : <SetUp />;
}
