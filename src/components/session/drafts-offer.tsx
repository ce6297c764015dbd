// After a login: what was being typed when the session ended, one click away.
import { useEffect, useState } from 'react';
import { Link, matchPath } from 'react-router-dom';
import { administrationScreens } from '../../../generated/routes/administration.ts';
import { corporateScreens } from '../../../generated/routes/corporate.ts';
import { listDrafts, type DraftFacts } from '../../lib/vault.ts';
import { Banner } from '../../ui/banner.tsx';
import type { TextKey } from '../text/namespaces.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';

const mostShown = 3;
const screens = [...corporateScreens, ...administrationScreens];

const routePath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

function titleAt(address: string): TextKey<'screens'> | undefined {
  const pathname = address.split('?')[0] ?? '';
  return screens.find(({ path }) => matchPath(routePath(path), pathname))?.title;
}

function DraftLine({ draft, onTaken }: { readonly draft: DraftFacts; readonly onTaken: () => void }) {
  const t = useTexts('session');
  const screenTitle = useTexts('screens');
  const format = useFormat();
  const title = titleAt(draft.address);
  const moment = format.moment(new Date(draft.savedAt).toISOString());
  return (
    <li>
      <Link className="text-accent underline underline-offset-3" to={draft.address} onClick={onTaken}>
        {t('drafts.item', { screen: title ? screenTitle(title) : draft.form, moment })}
      </Link>
    </li>
  );
}

function useDrafts(userId: string) {
  const [drafts, setDrafts] = useState<readonly DraftFacts[]>([]);
  useEffect(() => {
    const here = location.pathname + location.search;
    // The form of this very page offers its own.
    void listDrafts(userId).then((found) => setDrafts(found.filter(({ address }) => address !== here)));
  }, [userId]);
  return { drafts, close: () => setDrafts([]) };
}

export function DraftsOffer({ userId }: { readonly userId: string }) {
  const t = useTexts('session');
  const { drafts, close } = useDrafts(userId);
  if (drafts.length === 0) return null;
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-4 sm:px-6">
      <Banner
        tone="inform"
        title={t('drafts.title', { count: drafts.length })}
        onClose={close}
        closeLabel={t('drafts.later')}
      >
        <ul className="mt-1 grid gap-1">
          {drafts.slice(0, mostShown).map((draft) => (
            <DraftLine key={draft.form} draft={draft} onTaken={close} />
          ))}
        </ul>
      </Banner>
    </div>
  );
}
