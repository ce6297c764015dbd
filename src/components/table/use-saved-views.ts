import { useEffect, useState } from 'react';
import { liveSession } from '../../api/session/session-store.ts';
import { keepViews, readViews, type SavedView } from '../../lib/vault-views.ts';

export interface SavedViews {
  readonly views: readonly SavedView[];
  /** Replaces a view with the same name. */
  save(view: SavedView): void;
  remove(name: string): void;
}

/** The named views of this user for a list on this device. */
export function useSavedViews(list: string): SavedViews {
  const userId = liveSession()?.userId ?? '';
  const [views, setViews] = useState<readonly SavedView[]>([]);
  useEffect(() => {
    let isWanted = true;
    void readViews(userId, list).then((kept) => isWanted && setViews(kept));
    return () => {
      isWanted = false;
    };
  }, [userId, list]);
  // Shows the change only after it is stored, so that a visible view is never lost.
  const keep = async (next: readonly SavedView[]) => {
    await keepViews(userId, list, next);
    setViews(next);
  };
  const without = (name: string) => views.filter((view) => view.name !== name);
  return {
    views,
    save: (view) => void keep([...without(view.name), view]),
    remove: (name) => void keep(without(name)),
  };
}
