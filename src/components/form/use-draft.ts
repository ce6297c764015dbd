import { useLayoutEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { saveDraft } from '../../lib/vault.ts';
import { isTyped, type TypedOf } from './is-typed.ts';
import { withKept } from './kept-values.ts';
import { useOfferedDraft } from './use-offered-draft.ts';

export interface DraftRules {
  /** A short name of the form, the same wherever its draft is offered. */
  readonly name: string;
  /** Fields that are never stored, such as a password. */
  readonly without?: readonly string[];
  /** For a form that fills in fields itself; by default every change of a field counts as typed. */
  readonly typedOf?: TypedOf;
  /** True for a form whose confirmation sends it and deletes the draft. */
  readonly isKeptWhenSent?: boolean;
  /** True while another notice on the screen is about the same values. */
  readonly isOfferHeld?: boolean;
}

export interface Draft {
  /** The stored draft, until the user decides to use or delete it. */
  readonly found: { readonly savedAt: number } | undefined;
  use(): void;
  /** Resolves when the draft is deleted from the disk. */
  drop(): Promise<void>;
}

function keptOf(values: FieldValues, without: readonly string[]): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !without.includes(name)));
}

/** Stores what the user types, encrypted on this device, until it is sent. */
export function useDraft(form: UseFormReturn<FieldValues, unknown, FieldValues>, rules: DraftRules | undefined): Draft {
  const name = rules?.name;
  const { found, userId, close, drop } = useOfferedDraft<FieldValues>(name);
  const typedOf = rules?.typedOf;
  const without = rules?.without?.join(' ') ?? '';

  // A layout effect, because the user can type as soon as the fields are visible.
  useLayoutEffect(() => {
    if (!name || !userId) return;
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: (now) => {
        if (isTyped(now, typedOf)) saveDraft(userId, name, keptOf(now.values, without.split(' ')));
      },
    });
  }, [form, name, userId, without, typedOf]);

  return {
    found,
    drop,
    use: () => {
      if (found) form.reset(withKept(form.getValues(), found.value), { keepDefaultValues: true });
      close();
    },
  };
}
