// Sets up a series: the form of the payment that repeats, with its timing fixed to "Repeat".
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { DraftSummary, SubmitReceipt } from '../../../generated/types.ts';
import { useSaveDraft } from '../../components/drafts/use-save-draft.ts';
import { WithDraft } from '../../components/drafts/with-draft.tsx';
import { paymentKinds } from '../../components/kinds/payment-kinds.ts';
import { PaymentForm } from '../../components/payment-form/payment-form.tsx';
import type { PaymentKind } from '../../components/payment-form/payment-kind.ts';
import type { PaymentValues } from '../../components/payment-form/payment-values.ts';
import { WithDebitAccount } from '../../components/payment-form/with-debit-account.tsx';
import { repeatingOnly } from '../../components/payment-form/repeat/repeating-kind.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { paths } from '../../paths.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { showToast } from '../../ui/toast-queue.ts';
import { ChangeSeries } from './change-series.tsx';

const repeatable = Object.values(paymentKinds).filter(({ repeats }) => repeats !== undefined);

interface FillingProps {
  readonly kind: PaymentKind;
  readonly initial: PaymentValues;
  readonly draft?: DraftSummary;
}

function Filling({ kind, initial, draft }: FillingProps) {
  const t = useTexts('payments');
  const navigate = useNavigate();
  const submission = kind.calls.useSubmit();
  const place = draft ? `${kind.place} ${draft.draftId}` : kind.place;
  const addressOf = (draftId: string) => paths.seriesDraft(kind.menuAccess, draftId);
  const keep = useSaveDraft({ kind, place, draft, addressOf });
  function show({ refNo }: SubmitReceipt): void {
    showToast({ tone: 'done', title: t('repeat.submitted') });
    void navigate(paths.series(refNo));
  }
  return (
    <PaymentForm
      key={place}
      kind={kind}
      initial={initial}
      place={place}
      onKeep={keep}
      send={(form, confirmed) => submission.send({ form, draftId: draft?.draftId, confirmed })}
      onDone={show}
    />
  );
}

/** Starts with the draft that the address names, or with an empty form. */
function Begun({ kind, draftId }: { readonly kind: PaymentKind; readonly draftId: string | null }) {
  if (!draftId)
    return (
      <WithDebitAccount kind={kind} values={kind.empty}>
        {(initial) => <Filling kind={kind} initial={initial} />}
      </WithDebitAccount>
    );
  return (
    <WithDraft key={draftId} kind={kind} draftId={draftId}>
      {(initial, draft) => <Filling kind={kind} initial={initial} draft={draft} />}
    </WithDraft>
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
      {kind && <Begun key={kind.place} kind={kind} draftId={parameters.get('draftId')} />}
    </>
  );
}

export function Component() {
  const replaced = useSearchParams()[0].get('replaces');
  return replaced ? <ChangeSeries refNo={replaced} /> : <SetUp />;
}
