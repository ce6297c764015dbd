import { useFieldText } from './use-failure-words.ts';

interface Offered {
  readonly allowed: boolean;
  readonly code: string | null;
  /** The records that the code is about. */
  readonly about?: readonly string[];
  readonly parameters?: Readonly<Record<string, string>>;
}

/** The prop of a button or menu entry for an action that the bank forbids now: its reason. */
export function useDisabledReason(): (offered: Offered) => { readonly disabledReason?: string } {
  const fieldText = useFieldText();
  return ({ allowed, code, about = [], parameters }) => {
    if (allowed || code === null) return {};
    const reason = fieldText({ code, ...(parameters && { parameters }) });
    return { disabledReason: [reason, about.join(', ')].filter(Boolean).join(' ') };
  };
}
