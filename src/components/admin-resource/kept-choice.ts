// Keeps what an administrator chose on a page whose choices are no fields of a form, as `useFormDraft` does for a form.
import { saveDraft } from '../../lib/vault.ts';
import type { Draft } from '../form/use-draft.ts';
import { useOfferedDraft } from '../form/use-offered-draft.ts';
import { useFormDraft } from './form-draft.ts';

export interface KeptChoice<Value> extends Draft {
  /** What is offered; undefined where the choice that came back from the confirmation is on the page already. */
  readonly value: Value | undefined;
  keep(value: Value): void;
}

/** `take` puts the kept choice on the page. It must say itself what does not fit any more. */
export function useKeptChoice<Value>(planned: object | undefined, take: (value: Value) => void): KeptChoice<Value> {
  const { name, isOfferHeld } = useFormDraft(planned);
  const { found, userId, close, drop } = useOfferedDraft<Value>(name);
  const offered = isOfferHeld ? undefined : found;
  return {
    found: offered,
    value: offered?.value,
    drop,
    use() {
      if (offered) take(offered.value);
      close();
    },
    keep(value) {
      if (userId) saveDraft(userId, name, value);
    },
  };
}
