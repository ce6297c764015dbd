// After a login: what was being typed when the session ended. Nothing more is loaded where there is none.
import { Suspense, useEffect, useState } from 'react';
import { isLive, useSession } from '../../api/session/session-store.ts';
import { listDrafts, type DraftFacts } from '../../lib/vault.ts';
import { lazyWhenOnline } from '../../lib/lazy-when-online.ts';

const DraftsBanner = lazyWhenOnline(async () => (await import('./drafts-banner.tsx')).DraftsBanner);

function useDrafts(userId: string) {
  const [drafts, setDrafts] = useState<readonly DraftFacts[]>([]);
  useEffect(() => {
    const here = location.pathname + location.search;
    // The form of this very page offers its own.
    void listDrafts(userId).then((found) => setDrafts(found.filter(({ address }) => address !== here)));
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
