import { Link } from 'react-router-dom';
import { isLive, useSession } from '../../api/session/session-store.ts';
import { useWrongAddress } from '../../components/failure/to-not-found.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { HomeLink } from './login-link.tsx';
import { NoticePage } from './notice-page.tsx';

function WrongAddress() {
  const t = useTexts('session');
  const address = useWrongAddress();
  return address && <p className="wrap-anywhere">{t('page.wrongAddress', { address })}</p>;
}

/** Shown beside the menus of the session. */
function InSession() {
  const t = useTexts('errors');
  const session = useTexts('session');
  const home = (
    <Link to={paths.home} className={buttonClass('primary')}>
      {session('page.home')}
    </Link>
  );
  return (
    <>
      <PageHeader title={t('404.title')} />
      <Card>
        <EmptyState icon="search" title={t('404.description')} action={home}>
          <WrongAddress />
        </EmptyState>
      </Card>
    </>
  );
}

export function Component() {
  const t = useTexts('errors');
  if (isLive(useSession())) return <InSession />;
  return (
    <NoticePage icon="search" tone="inform" title={t('404.title')} actions={<HomeLink />}>
      <p>{t('404.description')}</p>
      <WrongAddress />
    </NoticePage>
  );
}
