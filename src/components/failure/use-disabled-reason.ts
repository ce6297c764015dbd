import { useFieldText } from './use-failure-words.ts';

interface Offered {
  readonly allowed: boolean;
  readonly code: string | null;
  readonly parameters?: Readonly<Record<string, string>>;
}

/** The prop of a button or menu entry for an action that the bank forbids now: its reason. */
export function useDisabledReason(): (offered: Offered) => { readonly disabledReason?: string } {
  const fieldText = useFieldText();
  return ({ allowed, code, parameters }) =>
    allowed || code === null ? {} : { disabledReason: fieldText({ code, ...(parameters && { parameters }) }) };
}
