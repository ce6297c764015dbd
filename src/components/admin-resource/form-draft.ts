// Keeps what an administrator typed until the change is submitted, so that the end of a session loses nothing.
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { liveSession } from '../../api/session/session-store.ts';
import { noteOpenForm } from '../../lib/open-forms.ts';
import { dropDraft } from '../../lib/vault.ts';
import type { DraftRules } from '../form/use-draft.ts';

const nameAt = (address: string) => `administration ${address}`;

/** Without an offer where the form already has the values that came back from the confirmation. */
export function useFormDraft(planned: object | undefined): DraftRules {
  const { pathname, search } = useLocation();
  return { name: nameAt(pathname + search), isKeptWhenSent: true, isOfferHeld: planned !== undefined };
}

/** While a change is confirmed, its form counts as open, so that no banner calls it unfinished. */
export function useConfirmedForm(address: string | undefined): void {
  useEffect(() => (address ? noteOpenForm(nameAt(address)) : undefined), [address]);
}

/** Deletes the draft of the form at the address. A failure of the storage is ignored. */
export async function dropFormDraft(address: string | undefined): Promise<void> {
  const userId = liveSession()?.userId;
  if (address && userId) await Promise.allSettled([dropDraft(userId, nameAt(address))]);
}
