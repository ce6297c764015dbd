// The form of a payment of any kind, to create one or to repair one that was sent back.
import { useRef, useState } from 'react';
import type { PaymentNote, PaymentNoteKind, SubmitReceipt } from '../../../generated/types.ts';
import { noteKindOf } from '../../../domain/payment-notes.ts';
import { FormFrame } from '../../ui/frame/form-frame.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { useAfterFirstRender } from '../../ui/use-after-first-render.ts';
import type { Confirmed } from '../failure/attempt.ts';
import { Form } from '../form/form.tsx';
import type { TypedOf } from '../form/is-typed.ts';
import { jumpTo } from './jump-to.ts';
import { KeepDraft, type KeepPayment } from './keep-draft.tsx';
import { PaymentKindContext, RepairOfContext } from './kind-context.ts';
import type { PaymentContent } from './payment-content.ts';
import type { PaymentKind } from './payment-kind.ts';
import { PaymentSummary } from './payment-summary.tsx';
import { asSent, withoutForm, type PaymentValues } from './payment-values.ts';
import { ReviewSection } from './review-section.tsx';
import { isDuplicate, useDuplicateQuestion } from './use-duplicate-question.tsx';
import { useSteps } from './use-steps.ts';

interface PaymentFormProps {
  readonly kind: PaymentKind;
  readonly initial: PaymentValues;
  /** The request that is being repaired. */
  readonly repairOf?: string;
  /** The key under which this device stores the draft. */
  readonly place: string;
  /** True while the user is asked what became of an earlier submission of this form. */
  readonly isAskedAbout?: boolean;
  readonly onKeep?: KeepPayment;
  send(form: PaymentContent['form'], confirmed: PaymentNoteKind[]): Promise<SubmitReceipt>;
  onDone(receipt: SubmitReceipt): void;
}

interface StepsProps extends Pick<ReviewState, 'confirmed'> {
  readonly label: string;
  readonly isWhole: boolean;
}

function Steps({ label, isWhole, confirmed }: StepsProps) {
  return <Stepper label={label} steps={useSteps(isWhole, confirmed)} onJump={jumpTo} />;
}

type Filled = Pick<PaymentFormProps, 'kind' | 'repairOf' | 'onKeep'> & { readonly review: ReviewState };

interface ReviewState {
  readonly confirmed: readonly PaymentNote[];
  onConfirm(note: PaymentNote, isConfirmed: boolean): void;
}

function Sections({ kind, repairOf, onKeep, review }: Filled) {
  const { First, Later } = kind;
  const { steps } = kind.useWords();
  const isWhole = useAfterFirstRender();
  return (
    <FormFrame
      stepper={<Steps label={steps} isWhole={isWhole} confirmed={review.confirmed} />}
      summary={<PaymentSummary />}
    >
      <First />
      {isWhole && (
        <>
          <Later />
          <ReviewSection {...review} repairOf={repairOf}>
            {onKeep && <KeepDraft onKeep={onKeep} />}
          </ReviewSection>
        </>
      )}
    </FormFrame>
  );
}

export function PaymentForm(props: PaymentFormProps) {
  const { kind, initial, repairOf, place, isAskedAbout = false, send, onDone } = props;
  const [confirmed, setConfirmed] = useState<readonly PaymentNote[]>([]);
  const onConfirm = (note: PaymentNote, isConfirmed: boolean) =>
    setConfirmed((before) => [...before.filter(({ kind: one }) => one !== note.kind), ...(isConfirmed ? [note] : [])]);
  const asksToPayAgain = useDuplicateQuestion(kind, repairOf);
  /**
   * The form that the user confirmed as no duplicate; a later question about the same form must not ask for it again.
   */
  const paidAgain = useRef<PaymentContent['form']>(undefined);

  async function submit(form: PaymentContent['form'], agreed: Confirmed): Promise<SubmitReceipt> {
    const again = paidAgain.current === form ? (['possible-duplicate'] as const) : [];
    const notes = [...confirmed.map((note) => note.kind), ...agreed.map(noteKindOf), ...again];
    try {
      return await send(asSent(form), notes);
    } catch (error) {
      if (!isDuplicate(error) || !(await asksToPayAgain(error, form))) throw error;
      paidAgain.current = form;
      return send(asSent(form), [...notes, 'possible-duplicate']);
    }
  }
  return (
    <PaymentKindContext value={kind}>
      <Form
        schema={kind.schema}
        initial={initial}
        nameOf={withoutForm}
        draft={{ name: place, typedOf: kind.typedOf as TypedOf, isOfferHeld: isAskedAbout }}
        onSubmit={submit}
        takes={isDuplicate}
        onDone={(receipt) => onDone(receipt)}
      >
        <RepairOfContext value={repairOf}>
          <Sections {...props} review={{ confirmed, onConfirm }} />
        </RepairOfContext>
      </Form>
    </PaymentKindContext>
  );
}
