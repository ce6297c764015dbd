import { useEffect, useState } from 'react';
import { readSearches, saveSearch } from '../../lib/vault-searches.ts';
import { usePerson } from '../shell/person.ts';

const field = 'palette';

/** The last five searches, most recent first, stored encrypted in this browser. */
export function useRecentSearches() {
  const { userId } = usePerson().profile;
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => {
    void readSearches(userId, field).then(setRecent);
  }, [userId]);
  return { recent, remember: (text: string) => void saveSearch(userId, field, text) };
}
