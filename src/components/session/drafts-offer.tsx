// Offers the forms that were unfinished when the last session ended. Loads the banner only if there is one.
import { Suspense, useEffect, useState } from 'react';
import { isLive, useSession } from '../../api/session/session-store.ts';
import { listDrafts, type DraftFacts } from '../../lib/vault.ts';
import { lazyOrNothing } from '../../lib/lazy-when-online.ts';
import { isFormOpen, onFormOpened } from '../../lib/open-forms.ts';

const DraftsBanner = lazyOrNothing(async () => (await import('./drafts-banner.tsx')).DraftsBanner);

export interface Unfinished extends DraftFacts {
  /** Set if it was sent and no answer came. */
  readonly sentAt: number | undefined;
}

async function unfinishedOf(userId: string): Promise<readonly Unfinished[]> {
  const drafts = await listDrafts(userId);
  if (drafts.length === 0) return [];
  const { listSent } = await import('../../lib/vault-sent.ts');
  const sent = await listSent(userId);
  return drafts.map((draft) => ({ ...draft, sentAt: sent.find(({ form }) => form === draft.form)?.sentAt }));
}

function useDrafts(userId: string) {
  const [drafts, setDrafts] = useState<readonly Unfinished[]>([]);
  useEffect(() => {
    const here = location.pathname + location.search;
    // If the page has a form, that form offers its draft itself.
    const isElsewhere = ({ form, address }: Unfinished) => address !== here && !isFormOpen(form);
    void unfinishedOf(userId).then((found) => setDrafts(found.filter(isElsewhere)));
    return onFormOpened(() => setDrafts((before) => before.filter(({ form }) => !isFormOpen(form))));
  }, [userId]);
  return { drafts, close: () => setDrafts([]) };
}

function DraftsOfUser({ userId }: { readonly userId: string }) {
  const { drafts, close } = useDrafts(userId);
  if (drafts.length === 0) return null;
  return (
    <Suspense>
      <DraftsBanner drafts={drafts} onClose={close} />
    </Suspense>
  );
}

export function DraftsOffer() {
  const session = useSession();
  if (!isLive(session)) return null;
  return !session.mustChangePassword && <DraftsOfUser key={session.userId} userId={session.userId} />;
}
