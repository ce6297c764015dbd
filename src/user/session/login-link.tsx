import { useTexts } from '../../components/text/use-texts.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';

/** A normal link: the login is a separate document, outside the router. */
export function LoginLink({ isAgain = false }: { readonly isAgain?: boolean }) {
  const t = useTexts('session');
  return (
    <a href={paths.logIn} className={buttonClass('primary')}>
      {t(isAgain ? 'page.logInAgain' : 'page.logIn')}
    </a>
  );
}

export function HomeLink() {
  const t = useTexts('session');
  return (
    <a href={paths.home} className={buttonClass('primary')}>
      {t('page.home')}
    </a>
  );
}
