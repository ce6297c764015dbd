// Asks an institution about what the form names, such as a customer number, and puts the answer into the form.
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import type { ApiError } from '../../../api/api-error.ts';
import { useFailure } from '../../failure/use-failure.ts';

export interface Inquiry {
  readonly isPending: boolean;
  readonly refusal: ApiError | undefined;
  readonly isFound: boolean;
  check(): Promise<void>;
  /** Call this when a field loses the focus. Asks the institution, unless it was asked about these values already. */
  leave(): void;
}

interface Question<Values, Asked, Answer> {
  /** A key of what is asked for. An answer about other values than those in the form is dropped. */
  askedOf(values: Values): string;
  /** Whether the form has the answer about its present values. */
  isFound(values: Values): boolean;
  /** What is asked; undefined while the values are not complete. */
  questionOf(values: Values): Asked | undefined;
  inquire(question: Asked): Promise<Answer>;
  take(answer: Answer, asked: string): void;
}

/** A refusal of the institution is returned as `refusal`, to show it in place of the answer. */
export function useInquiry<Values extends FieldValues, Asked, Answer>({
  askedOf,
  isFound,
  questionOf,
  inquire,
  take,
}: Question<Values, Asked, Answer>): Inquiry {
  const { getValues } = useFormContext<Values>();
  const { attempt } = useFailure();
  const [isPending, setPending] = useState(false);
  const [refused, setRefused] = useState<{ readonly asked: string; readonly error: ApiError }>();
  const tried = useRef('');
  const now = useWatch({ compute: (values: Values) => askedOf(values) });
  const isAnswered = useWatch({ compute: (values: Values) => isFound(values) });

  async function check(): Promise<void> {
    const [question, asked] = [questionOf(getValues()), askedOf(getValues())];
    if (question === undefined) return;
    tried.current = asked;
    setPending(true);
    setRefused(undefined);
    const result = await attempt(
      () => inquire(question),
      (error, channel) => {
        if (channel === 'page') return false;
        setRefused({ asked, error });
        return true;
      },
    ).finally(() => setPending(false));
    if (result.isDone && askedOf(getValues()) === asked) take(result.output, asked);
  }

  function leave(): void {
    if (!isFound(getValues()) && tried.current !== askedOf(getValues())) void check();
  }

  const refusal = refused?.asked === now ? refused.error : undefined;
  return { isPending, isFound: isAnswered, refusal, check, leave };
}

/** Asks also when `known` changes: a favorite or an earlier payment fills the form without any field losing the focus. */
export function useInquiryOfKnown({ leave }: Inquiry, known: string): void {
  useEffect(leave, [known]);
}
