import { useEffect, useState } from 'react';
import { liveSession } from '../../api/session/session-store.ts';
import { noteOpenForm } from '../../lib/open-forms.ts';
import { dropDraft, readDraft, type Draft } from '../../lib/vault.ts';

/** The stored draft of a form, until the user decides to use or delete it. */
export function useOfferedDraft<Value>(name: string | undefined) {
  const [found, setFound] = useState<Draft<Value>>();
  const userId = liveSession()?.userId;

  useEffect(() => {
    if (!name || !userId) return;
    let isWanted = true;
    const offer = async () => {
      const draft = await readDraft<Value>(userId, name);
      if (isWanted) setFound(draft);
    };
    void offer();
    const noteClosed = noteOpenForm(name);
    return () => {
      isWanted = false;
      noteClosed();
    };
  }, [name, userId]);

  const close = () => setFound(undefined);
  const drop = async () => {
    close();
    if (name && userId) await dropDraft(userId, name);
  };
  return { found, userId, close, drop };
}
