import { useParams } from 'react-router-dom';
import { ToNotFound } from '../../components/failure/to-not-found.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { HomeLink } from './login-link.tsx';
import { NoticePage } from './notice-page.tsx';

const modes = ['500', '504', '999', '34'] as const;

/** One page for errors of the bank; the user tries again by following a link. */
export function Component() {
  const t = useTexts('errors');
  const session = useTexts('session');
  const { pageMode } = useParams();
  const mode = modes.find((one) => one === pageMode);
  if (!mode) return <ToNotFound />;
  const actions = (
    <>
      <HomeLink />
      <a href={paths.systemError(mode)} className={buttonClass('quiet')}>
        {session('page.retry')}
      </a>
    </>
  );
  return (
    <NoticePage icon="warning" tone="wait" title={t(`${mode}.title`)} actions={actions}>
      <p>{t(`${mode}.description`)}</p>
    </NoticePage>
  );
}
