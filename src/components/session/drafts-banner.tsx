import { Link, matchPath } from 'react-router-dom';
import { administrationScreens } from '../../../generated/routes/administration.ts';
import { corporateScreens } from '../../../generated/routes/corporate.ts';
import { bankInstant } from '../../api/bank-time.ts';
import { routePath } from '../../paths.ts';
import { Banner } from '../../ui/banner.tsx';
import type { TextKey } from '../text/namespaces.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import type { Unfinished } from './drafts-offer.tsx';

const mostShown = 3;
const screens = [...corporateScreens, ...administrationScreens];

function titleAt(address: string): TextKey<'screens'> | undefined {
  const pathname = address.split('?')[0] ?? '';
  return screens.find(({ path }) => matchPath(routePath(path), pathname))?.title;
}

function DraftLine({ draft, onTaken }: { readonly draft: Unfinished; readonly onTaken: () => void }) {
  const t = useTexts('session');
  const screenTitle = useTexts('screens');
  const format = useFormat();
  const title = titleAt(draft.address);
  const moment = format.moment(bankInstant(draft.sentAt ?? draft.savedAt));
  return (
    <li>
      <Link className="text-accent underline underline-offset-3" to={draft.address} onClick={onTaken}>
        {t(draft.sentAt === undefined ? 'drafts.item' : 'drafts.sentItem', {
          screen: title ? screenTitle(title) : draft.form,
          moment,
        })}
      </Link>
    </li>
  );
}

interface DraftsBannerProps {
  readonly drafts: readonly Unfinished[];
  readonly onClose: () => void;
}

/** Links to the unfinished drafts. Part of the page flow, because a floating banner would cover the fields below it. */
export function DraftsBanner({ drafts, onClose }: DraftsBannerProps) {
  const t = useTexts('session');
  return (
    <Banner
      tone="inform"
      title={t('drafts.title', { count: drafts.length })}
      onClose={onClose}
      closeLabel={t('drafts.later')}
    >
      <ul className="mt-1 grid gap-1">
        {drafts.slice(0, mostShown).map((draft) => (
          <DraftLine key={draft.form} draft={draft} onTaken={onClose} />
        ))}
      </ul>
    </Banner>
  );
}
