import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/button-class.ts';
import { useTexts } from '../text/use-texts.ts';
import { usePerson } from './person.ts';
import { homeOf } from './shown-menu.ts';

export function Forbidden() {
  const t = useTexts('shell');
  return (
    <section className="mx-auto grid max-w-xl gap-3 p-8">
      <h1 className="text-xl font-bold">{t('forbidden.title')}</h1>
      <p className="text-ink-soft">{t('forbidden.text')}</p>
      <p>
        <Link className={buttonClass('primary')} to={homeOf(usePerson())}>
          {t('forbidden.home')}
        </Link>
      </p>
    </section>
  );
}
