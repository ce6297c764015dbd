import { useEffect, useLayoutEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { liveSession } from '../../api/session/session-store.ts';
import { dropDraft, readDraft, saveDraft } from '../../lib/vault.ts';
import { isTyped, type TypedOf } from './is-typed.ts';

export interface DraftRules {
  /** One word for the form, the same wherever the draft is offered. */
  readonly name: string;
  /** Fields that are never kept, such as a password. */
  readonly without?: readonly string[];
  /** For a form that completes itself; otherwise every change of a field counts. */
  readonly typedOf?: TypedOf;
}

export interface FoundDraft {
  readonly value: FieldValues;
  readonly savedAt: number;
}

export interface Draft {
  /** What was typed before and not sent, until the person has chosen. */
  readonly found: FoundDraft | undefined;
  use(): void;
  /** Resolves once it is gone for good. */
  drop(): Promise<void>;
}

function keptOf(values: FieldValues, without: readonly string[]): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !without.includes(name)));
}

/** Keeps what is typed, encrypted on this device, until it is sent. */
export function useDraft(form: UseFormReturn<FieldValues, unknown, FieldValues>, rules: DraftRules | undefined): Draft {
  const [found, setFound] = useState<FoundDraft>();
  const userId = liveSession()?.userId;
  const name = rules?.name;
  const typedOf = rules?.typedOf;
  const without = rules?.without?.join(' ') ?? '';

  useEffect(() => {
    if (!name || !userId) return;
    let isWanted = true;
    const offer = async () => {
      const draft = await readDraft<FieldValues>(userId, name);
      if (isWanted) setFound(draft);
    };
    void offer();
    return () => {
      isWanted = false;
    };
  }, [name, userId]);

  // With the fields themselves: the first letter may come right after them.
  useLayoutEffect(() => {
    if (!name || !userId) return;
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: (now) => {
        if (isTyped(now, typedOf)) saveDraft(userId, name, keptOf(now.values, without.split(' ')));
      },
    });
  }, [form, name, userId, without, typedOf]);

  const forget = async () => {
    setFound(undefined);
    if (name && userId) await dropDraft(userId, name);
  };
  return {
    found,
    drop: forget,
    use: () => {
      if (found) form.reset({ ...form.getValues(), ...found.value }, { keepDefaultValues: true });
      setFound(undefined);
    },
  };
}
