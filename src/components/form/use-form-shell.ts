// The life of one form: checked by its schema, sent once, its failures shown in one place.
import { useEffect, useRef, useState, type BaseSyntheticEvent, type RefObject } from 'react';
import { useForm, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { attempt, type Confirmed, type TakesFailure } from '../failure/attempt.ts';
import { prepareQuietly } from '../failure/prepare-failures.ts';
import { showFailureInForm } from './form-failure.ts';
import type { FieldLabels } from './form-fields.ts';
import { schemaResolver } from './schema-resolver.ts';
import { flushDeferredChanges } from './deferred-change.ts';
import { isTyped, type TypedOf } from './is-typed.ts';
import { useDraft, type Draft, type DraftRules } from './use-draft.ts';

export interface FormShellProps<Output, Answer> {
  /** What the form sends, by the contract; checked while it is typed and before it is sent. */
  readonly schema: ZodMiniType<Output>;
  readonly initial: FieldValues;
  /** Sends it; whatever the bank refuses is shown. `confirmed` holds the codes the person has agreed to. */
  readonly onSubmit: (values: Output, confirmed: Confirmed) => Promise<Answer>;
  readonly onDone?: (answer: Answer, values: Output) => void;
  readonly draft?: DraftRules;
  /** Where the body of the request nests otherwise than the form: from its path to the name here. */
  readonly nameOf?: (path: string) => string;
  /** What the screen around the form tells itself. */
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

/** Held beside the form: drawn, the first key would draw every field anew. */
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

export function useFormShell<Output, Answer>(props: FormShellProps<Output, Answer>): FormShell {
  const [labels] = useState<FieldLabels>(() => new Map());
  const [notes, setNotes] = useState<readonly string[]>([]);
  const shownFields = () => [...labels.keys()];
  const form = useForm<FieldValues, unknown, FieldValues>({
    resolver: schemaResolver(props.schema, shownFields),
    defaultValues: props.initial,
    mode: 'onTouched',
  });
  const { isSubmitting } = form.formState;
  const isUnsent = useUnsent(form, props.draft?.typedOf);
  const draft = useDraft(form, props.draft);
  useEffect(prepareQuietly, []);

  const places = {
    shownFields,
    nameOf: props.nameOf ?? asItIs,
    setNotes,
    setError: (name: string, error: { type: string; message: string }, shouldFocus: boolean) =>
      form.setError(name, error, { shouldFocus }),
  };

  async function send(values: FieldValues): Promise<void> {
    setNotes([]);
    const output = values as Output;
    const result = await attempt(
      (confirmed) => props.onSubmit(output, confirmed),
      (error, channel) => props.takes?.(error, channel) || showFailureInForm(error, channel, places),
    );
    if (!result.isDone) return;
    form.reset(form.getValues());
    // Gone before the receipt is there, or it might be offered and sent again. Where nothing can be kept, nothing is.
    await Promise.allSettled([draft.drop()]);
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
