// The life cycle of a form: validated by its schema, sent once, with failures shown in one place.
import { useEffect, useEffectEvent, useRef, useState, type BaseSyntheticEvent, type RefObject } from 'react';
import { useForm, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import type { FieldFailure } from '../../../domain/field-failures.ts';
import { attempt, type Confirmed, type TakesFailure } from '../failure/attempt.ts';
import { prepareQuietly } from '../failure/prepare-failures.ts';
import { showAtFields, showFailureInForm } from './form-failure.ts';
import type { FieldLabels } from './form-fields.ts';
import { schemaResolver } from './schema-resolver.ts';
import { flushDeferredChanges } from './deferred-change.ts';
import { isTyped, type TypedOf } from './is-typed.ts';
import { useDraft, type Draft, type DraftRules } from './use-draft.ts';

export interface FormShellProps<Output, Answer> {
  /** The schema of what the form sends. It validates while typing and before sending. */
  readonly schema: ZodMiniType<Output>;
  readonly initial: FieldValues;
  /** Sends the form; a refusal of the bank is shown. `confirmed` contains the codes that the user has agreed to. */
  readonly onSubmit: (values: Output, confirmed: Confirmed) => Promise<Answer>;
  readonly onDone?: (answer: Answer, values: Output) => void;
  readonly draft?: DraftRules;
  /** Maps a path of the request body to a field name, if the body is nested differently. */
  readonly nameOf?: (path: string) => string;
  /** What the bank refused earlier in these values, by field name of the form. */
  readonly refused?: readonly FieldFailure[] | undefined;
  /** Lets the surrounding screen show some failures itself. */
  readonly takes?: TakesFailure;
}

export interface FormShell {
  readonly form: UseFormReturn<FieldValues, unknown, FieldValues>;
  readonly labels: FieldLabels;
  readonly notes: readonly string[];
  readonly draft: Draft;
  readonly isPending: boolean;
  hasUnsent(): boolean;
  submit(event?: React.BaseSyntheticEvent): Promise<void>;
}

const asItIs = (path: string) => path;

/** In a ref, not in state: with state, the first key press would render every field again. */
function useUnsent({ subscribe }: FormShell['form'], typedOf: TypedOf | undefined): RefObject<boolean> {
  const isUnsent = useRef(false);
  useEffect(
    () =>
      subscribe({
        formState: { isDirty: true, values: typedOf !== undefined },
        callback: (now) => {
          isUnsent.current = isTyped(now, typedOf);
        },
      }),
    [subscribe, typedOf],
  );
  return isUnsent;
}

/** What the bank said belongs to the values that were sent, so it goes with the first change. */
function useForgottenNotes({ subscribe }: FormShell['form'], setNotes: (notes: readonly string[]) => void): void {
  const forget = useEffectEvent(() => setNotes([]));
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name !== undefined) forget();
        },
      }),
    [subscribe],
  );
}

export function useFormShell<Output, Answer>(props: FormShellProps<Output, Answer>): FormShell {
  const [labels] = useState<FieldLabels>(() => new Map());
  const [notes, setNotes] = useState<readonly string[]>([]);
  const shownFields = () => [...labels.keys()];
  const form = useForm<FieldValues, unknown, FieldValues>({
    resolver: schemaResolver(props.schema, shownFields),
    defaultValues: props.initial,
    // What was sent before is checked with every key, as after any other submission.
    mode: props.refused ? 'all' : 'onTouched',
  });
  const { isSubmitting } = form.formState;
  const isUnsent = useUnsent(form, props.draft?.typedOf);
  const draft = useDraft(form, props.draft);
  useForgottenNotes(form, setNotes);
  useEffect(prepareQuietly, []);

  const places = {
    shownFields,
    nameOf: props.nameOf ?? asItIs,
    setNotes,
    setError: (name: string, error: { type: string; message: string }, shouldFocus: boolean) =>
      form.setError(name, error, { shouldFocus }),
  };

  useEffect(() => {
    if (props.refused) showAtFields(props.refused, { ...places, nameOf: asItIs });
  }, []);

  async function send(values: FieldValues): Promise<void> {
    setNotes([]);
    const output = values as Output;
    const result = await attempt(
      (confirmed) => props.onSubmit(output, confirmed),
      (error, channel) => props.takes?.(error, channel) || showFailureInForm(error, channel, places),
    );
    if (!result.isDone) return;
    form.reset(form.getValues());
    // The draft must be deleted before the receipt is shown, or it could be offered and sent again. A failure of the
    // storage is ignored.
    if (!props.draft?.isKeptWhenSent) await Promise.allSettled([draft.drop()]);
    props.onDone?.(result.output, output);
  }

  return {
    form,
    labels,
    notes,
    draft,
    isPending: isSubmitting,
    hasUnsent: () => isUnsent.current,
    submit(event?: BaseSyntheticEvent) {
      flushDeferredChanges();
      return form.handleSubmit(send)(event);
    },
  };
}
