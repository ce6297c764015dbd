import { useEffect } from 'react';
import { getMaintenanceState } from '../../../generated/calls/session.ts';
import { useRead } from '../../api/read.ts';
import { refreshOperations } from '../../api/refresh.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { LoginLink } from './login-link.tsx';
import { NoticePage } from './notice-page.tsx';

const askedEveryMilliseconds = 30_000;

/** Polls until the portal is open again. */
export function Component() {
  const t = useTexts('session');
  const format = useFormat();
  const { data } = useRead(getMaintenanceState, {});
  useEffect(() => {
    const timer = setInterval(() => void refreshOperations([getMaintenanceState.id]), askedEveryMilliseconds);
    return () => clearInterval(timer);
  }, []);
  if (data && data.state !== 'closed')
    return (
      <NoticePage icon="check-circle" tone="done" title={t('maintenance.open')} actions={<LoginLink />}>
        <p>{t('maintenance.openText')}</p>
      </NoticePage>
    );
  const [now] = data?.windows ?? [];
  return (
    <NoticePage icon="settings" tone="wait" title={t('maintenance.title')}>
      {data?.closedUntil && <p>{t('maintenance.until', { until: format.moment(data.closedUntil) })}</p>}
      {now && <p>{now.reason}</p>}
      <p>{t('maintenance.text')}</p>
    </NoticePage>
  );
}
