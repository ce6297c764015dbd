import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { isTyped, type TypedOf } from '../form/is-typed.ts';
import { useTexts } from '../text/use-texts.ts';
import { usePaymentKind } from './kind-context.ts';
import type { PaymentValues } from './payment-values.ts';

/** Saves the draft at the bank. The returned function must be called once the form counts as saved. */
export type KeepPayment = (values: PaymentValues) => Promise<(() => void) | undefined>;

/**
 * Drafts are always stored on this device; this button stores one at the bank, to continue later or on another device.
 */
export function KeepDraft({ onKeep }: { readonly onKeep: KeepPayment }) {
  const t = useTexts('payments');
  const { typedOf } = usePaymentKind();
  const { getValues, reset, formState } = useFormContext<PaymentValues>();
  const { defaultValues } = formState;
  const hasNews = useWatch({
    compute: (values: PaymentValues) => isTyped({ values, defaultValues }, typedOf as TypedOf),
  });
  const [isPending, setPending] = useState(false);
  async function keep(): Promise<void> {
    setPending(true);
    const values = getValues();
    const goOn = await onKeep(values).finally(() => setPending(false));
    if (!goOn) return;
    reset(values);
    goOn();
  }
  return (
    <Button
      variant="quiet"
      icon="bookmark"
      isPending={isPending}
      {...(!hasNews && { disabledReason: t('draft.unchanged') })}
      onPress={() => void keep()}
    >
      {t('draft.save')}
    </Button>
  );
}
