import { use, useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { readCodedMessage } from '../../lib/coded-message.ts';
import { flatErrors } from '../../lib/field-names.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useFieldText } from '../failure/use-failure-words.ts';
import { useTexts } from '../text/use-texts.ts';
import { FieldLabelsContext } from './form-fields.ts';

interface FormSummaryProps {
  /** Failures that belong to no field. */
  readonly notes: readonly string[];
}

/** Above the form: messages that belong to no field, and links to the fields with errors. */
export function FormSummary({ notes }: FormSummaryProps) {
  const { errors: nested, submitCount } = useFormState();
  const box = useRef<HTMLDivElement>(null);
  const errors = flatErrors(nested);
  const isShown = notes.length > 0 || (submitCount > 0 && errors.length > 0);
  useEffect(() => {
    if (notes.length > 0) box.current?.focus();
  }, [notes]);
  if (!isShown) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex items-start gap-3 rounded-lg border border-refused-solid bg-refused-soft p-4 text-ink"
    >
      <Icon name="warning" size={20} className="mt-0.5 text-refused" />
      <div className="flex min-w-0 flex-col gap-2">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {errors.length > 0 && <FieldLinks errors={errors} />}
      </div>
    </div>
  );
}

function FieldLinks({ errors }: { readonly errors: ReturnType<typeof flatErrors> }) {
  const t = useTexts('common');
  const fieldText = useFieldText();
  const labels = use(FieldLabelsContext);
  const { setFocus } = useFormContext();
  return (
    <>
      <p className="font-semibold">{t('form.invalid', { count: errors.length })}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {errors.map(({ name, message }) => {
          const label = labels.get(name);
          return (
            <li key={name}>
              {label === undefined ? (
                `${name}: ${fieldText(readCodedMessage(message))}`
              ) : (
                <button type="button" className="focus-ring rounded-sm underline" onClick={() => setFocus(name)}>
                  {label}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
