import { fromWire } from '../../../domain/money.ts';
import { zMoneyRange } from '../../../generated/zod.gen.ts';
import type { Amounts } from '../../lib/list-query.ts';
import { Form } from '../form/form.tsx';
import { MoneyField } from '../form/money-field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useTexts } from '../text/use-texts.ts';

interface AmountFormProps {
  readonly currency: string;
  readonly amounts: Amounts;
  /** Undefined if both bounds are empty. */
  readonly onChosen: (amounts: Amounts | undefined) => void;
}

/** Swaps the bounds if the user typed the larger one first. */
function inOrder({ minimum, maximum }: Amounts, currency: string): Amounts | undefined {
  if (minimum && maximum) {
    const [least, most] = [fromWire({ value: minimum, currency }), fromWire({ value: maximum, currency })];
    const isTurned = least.ok && most.ok && least.value.minor > most.value.minor;
    return isTurned ? { minimum: maximum, maximum: minimum } : { minimum, maximum };
  }
  if (minimum) return { minimum };
  return maximum ? { maximum } : undefined;
}

export function AmountForm({ currency, amounts, onChosen }: AmountFormProps) {
  const t = useTexts('common');
  return (
    <Form
      schema={zMoneyRange}
      initial={{ minimum: amounts.minimum ?? '', maximum: amounts.maximum ?? '' }}
      isUnguarded
      className="w-60 max-w-full gap-3!"
      onSubmit={(chosen) => Promise.resolve(onChosen(inOrder(chosen, currency)))}
    >
      <MoneyField name="minimum" label={t('list.amountLeast')} currency={currency} isOptional />
      <MoneyField name="maximum" label={t('list.amountMost')} currency={currency} isOptional />
      <SubmitButton>{t('list.amountUse')}</SubmitButton>
    </Form>
  );
}
