import type { FieldValues } from 'react-hook-form';
import { groupTyped } from '../../../domain/typed-money.ts';
import { shownAmount, typedAmount } from '../../lib/money-text.ts';
import { MoneyField as PlainMoneyField } from '../../ui/money-field.tsx';
import { useFormat } from '../text/use-format.ts';
import { useDeferredChange } from './deferred-change.ts';
import { useField, useRemarks, type FormFieldProps } from './use-field.ts';

interface MoneyFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  /** `name` is the path of the decimal text, such as amount.value. The currency is chosen elsewhere. */
  readonly currency: string;
  readonly placeholder?: string;
}

export function MoneyField<Values extends FieldValues = FieldValues>(props: MoneyFieldProps<Values>) {
  const { name, currency, ...looks } = props;
  const { language, moneyParts } = useFormat();
  const field = useDeferredChange(useField<string | undefined>(name, props.label));
  const remarks = useRemarks(props);
  return (
    <PlainMoneyField
      {...looks}
      {...remarks}
      {...field}
      value={field.value ?? ''}
      currency={moneyParts({ value: '0.00', currency }).currency}
      format={(value) => shownAmount(value, currency, language)}
      group={(text, before) => groupTyped(text, before, language)}
      parse={(text) => typedAmount(text, currency, language)}
    />
  );
}
