import { listBrowserMinimums } from '../../../generated/calls/session.ts';
import { useRead } from '../../api/read.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { NoticePage } from './notice-page.tsx';

export function Component() {
  const t = useTexts('session');
  const { data } = useRead(listBrowserMinimums, {});
  return (
    <NoticePage icon="warning" tone="wait" title={t('browser.title')}>
      <p>{t('browser.text')}</p>
      <ul className="grid list-disc gap-1 pl-5">
        {data?.items.map(({ browser, minimumVersion }) => (
          <li key={browser}>{t('browser.minimum', { browser, version: minimumVersion })}</li>
        ))}
      </ul>
    </NoticePage>
  );
}
