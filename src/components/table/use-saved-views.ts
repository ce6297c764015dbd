import { useEffect, useState } from 'react';
import { liveSession } from '../../api/session/session-store.ts';
import { keepViews, readViews, type SavedView } from '../../lib/vault-views.ts';

export interface SavedViews {
  readonly views: readonly SavedView[];
  /** In place of one of the same name. */
  save(view: SavedView): void;
  remove(name: string): void;
}

/** The views this person has named for a list on this device. */
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
  // What is seen is kept, even if the page goes away at once.
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
