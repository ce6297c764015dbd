// The form of a local transfer: to make one, and to repair one that was sent back.
import { useRef, useState } from 'react';
import type { LocalTransferForm as Transfer, LocalTransferReceipt, PaymentNoteKind } from '../../../generated/types.ts';
import { noteKindOf } from '../../../domain/payment-notes.ts';
import { FormFrame } from '../../ui/frame/form-frame.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { useNextStep } from '../../ui/use-next-step.ts';
import type { Confirmed } from '../failure/attempt.ts';
import { Form } from '../form/form.tsx';
import type { TypedOf } from '../form/typed-test.ts';
import { useTexts } from '../text/use-texts.ts';
import { AmountSection } from './amount-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { FromSection } from './from-section.tsx';
import { KeepDraft, type KeepTransfer } from './keep-draft.tsx';
import { jumpTo } from './jump-to.ts';
import { PayeeSection } from './payee-section.tsx';
import { RailSection } from './rail-section.tsx';
import { ReviewSection } from './review-section.tsx';
import { transferSchema } from './transfer-schema.ts';
import { TransferSummary } from './transfer-summary.tsx';
import { asSent, withoutForm, type TransferValues } from './transfer-values.ts';
import { typedTransfer } from './typed-transfer.ts';
import { isDuplicate, useDuplicateQuestion } from './use-duplicate-question.tsx';
import { useSteps } from './use-steps.ts';

interface LocalTransferFormProps {
  readonly initial: TransferValues;
  /** The request that is repaired. */
  readonly repairOf?: string;
  /** What this device keeps it under while it is typed. */
  readonly place: string;
  readonly onKeep?: KeepTransfer;
  send(form: Transfer, confirmed: PaymentNoteKind[]): Promise<LocalTransferReceipt>;
  onDone(receipt: LocalTransferReceipt): void;
}

function Steps({ isWhole }: { readonly isWhole: boolean }) {
  const t = useTexts('payments');
  return <Stepper label={t('transfer.steps')} steps={useSteps(isWhole)} onJump={jumpTo} />;
}

export function LocalTransferForm({ initial, repairOf, place, onKeep, send, onDone }: LocalTransferFormProps) {
  const [confirmed, setConfirmed] = useState<readonly PaymentNoteKind[]>([]);
  const confirm = (kind: PaymentNoteKind, isConfirmed: boolean) =>
    setConfirmed((before) => [...before.filter((one) => one !== kind), ...(isConfirmed ? [kind] : [])]);
  const asksToPayAgain = useDuplicateQuestion(repairOf);
  const isWhole = useNextStep();
  /** Confirmed as no duplicate: another question of the same sending must not ask it again. */
  const paidAgain = useRef<Transfer>(undefined);

  async function submit(form: Transfer, agreed: Confirmed): Promise<LocalTransferReceipt> {
    const again = paidAgain.current === form ? (['possible-duplicate'] as const) : [];
    const kinds = [...confirmed, ...agreed.map(noteKindOf), ...again];
    try {
      return await send(asSent(form), kinds);
    } catch (error) {
      if (!isDuplicate(error) || !(await asksToPayAgain(error, form))) throw error;
      paidAgain.current = form;
      return send(asSent(form), [...kinds, 'possible-duplicate']);
    }
  }
  return (
    <Form
      schema={transferSchema}
      initial={initial}
      nameOf={withoutForm}
      draft={{ name: place, typedOf: typedTransfer as TypedOf }}
      onSubmit={submit}
      takes={isDuplicate}
      onDone={(receipt) => onDone(receipt)}
    >
      <FormFrame stepper={<Steps isWhole={isWhole} />} summary={<TransferSummary />}>
        <FromSection />
        <PayeeSection />
        <AmountSection />
        {isWhole && (
          <>
            <RailSection />
            <DetailsSection />
            <ReviewSection confirmed={confirmed} repairOf={repairOf} onConfirm={confirm}>
              {onKeep && <KeepDraft onKeep={onKeep} />}
            </ReviewSection>
          </>
        )}
      </FormFrame>
    </Form>
  );
}
