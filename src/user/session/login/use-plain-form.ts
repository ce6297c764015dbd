// Sends a form of uncontrolled fields, so that nothing typed before the script was loaded is lost.
import { useState, type FormEvent } from 'react';
import { isApiError, type ApiError } from '../../../api/api-error.ts';
import { loadFailureTexts, wordsOf } from '../../../components/failure/failure-texts.ts';
import { useTexts } from '../../../components/text/use-texts.ts';

export interface Problem {
  readonly title?: string;
  readonly description: string;
}

export interface PlainFormRules {
  /** All of them are required. */
  readonly names: readonly string[];
  /** Sent without trimming, because spaces may belong to them. */
  readonly verbatim?: readonly string[];
  readonly send: (values: Readonly<Record<string, string>>) => Promise<void>;
  readonly onRefused: (form: HTMLFormElement, error: ApiError) => void;
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}

export function clearField(form: HTMLFormElement, name: string): void {
  const field = fieldOf(form, name);
  if (field) field.value = '';
}

export const focusField = (form: HTMLFormElement, name: string) => fieldOf(form, name)?.focus();

const yes = () => true;
const no = () => false;

export function usePlainForm({ names, verbatim = [], send, onRefused }: PlainFormRules) {
  const t = useTexts('session');
  const [problem, setProblem] = useState<Problem>();
  const [isPending, setPending] = useState(false);

  async function trySending(form: HTMLFormElement, values: Readonly<Record<string, string>>): Promise<void> {
    setPending(true);
    setProblem(undefined);
    try {
      await send(values);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const areTextsThere = await loadFailureTexts().then(yes, no);
      setProblem(areTextsThere ? wordsOf(error) : { description: t('login.unreachable') });
      onRefused(form, error);
    } finally {
      setPending(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = names.map((name) => [name, fieldOf(form, name)?.value ?? ''] as const);
    const values = typed.map(([name, value]) => [name, verbatim.includes(name) ? value : value.trim()] as const);
    const missing = values.find(([, value]) => value === '');
    if (!missing) return void trySending(form, Object.fromEntries(values));
    setProblem({ description: t('login.incomplete') });
    focusField(form, missing[0]);
  }

  return { problem, isPending, submit };
}
