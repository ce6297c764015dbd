// A queue of dialogs: shown one at a time, in the order in which they were asked.
import type { ReactNode } from 'react';

export interface Question {
  readonly title: string;
  readonly message: ReactNode;
  readonly tone?: 'wait' | 'done' | 'refused' | 'inform';
  readonly confirmLabel: string;
  /** Without it the dialog has only one button. */
  readonly cancelLabel?: string;
  readonly isDanger?: boolean;
}

export interface OpenQuestion extends Question {
  readonly id: number;
  answer(isConfirmed: boolean): void;
}

let open: readonly OpenQuestion[] = [];
let count = 0;
const listeners = new Set<() => void>();

function hold(next: readonly OpenQuestion[]): void {
  open = next;
  for (const listener of listeners) listener();
}

export function onQuestions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const firstQuestion = (): OpenQuestion | undefined => open[0];

/** Resolves to true if the user confirms, and to false if the dialog is closed in another way. */
export function askQuestion(question: Question): Promise<boolean> {
  count += 1;
  const id = count;
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      hold(open.filter((other) => other.id !== id));
      resolve(isConfirmed);
    };
    hold([...open, { ...question, id, answer }]);
  });
}
