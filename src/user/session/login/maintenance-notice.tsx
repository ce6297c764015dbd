import { useEffect, useState } from 'react';
import { getMaintenanceState } from '../../../../generated/calls/session.ts';
import type { MaintenanceState } from '../../../../generated/types.ts';
import { formatMoment } from '../../../../domain/date-format.ts';
import { ask } from '../../../api/ask.ts';
import { useLocale, useTexts } from '../../../components/text/use-texts.ts';
import { languageOf } from '../../../lib/language.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

// If the check fails, no notice is shown; the login itself will say if the portal is closed.
const unknown = () => undefined;

function useMaintenance(locale: string): MaintenanceState | undefined {
  const [state, setState] = useState<MaintenanceState>();
  useEffect(() => {
    void ask(getMaintenanceState, {}).then(setState, unknown);
  }, [locale]);
  return state;
}

/** Shows before the login that the portal is closed or will be. */
export function MaintenanceNotice() {
  const t = useTexts('session');
  const locale = useLocale();
  const state = useMaintenance(locale);
  const moment = (instant: string) => formatMoment(Date.parse(instant), languageOf(locale));
  const [next] = state?.windows ?? [];
  if (!state || state.state === 'open') return null;
  const isClosed = state.state === 'closed';
  const until = state.closedUntil
    ? t('notice.closedText', { until: moment(state.closedUntil) })
    : t('notice.closedTextOpen');
  const planned =
    next && t('notice.announcedText', { from: moment(next.from), until: moment(next.until), reason: next.reason });
  return (
    <div role="status" className="mb-5 flex items-start gap-2.5 rounded-md bg-wait-soft px-3 py-2.5 text-wait">
      <Icon name="warning" size={20} className="mt-0.5" />
      <div>
        <p className="font-semibold">{t(isClosed ? 'notice.closedTitle' : 'notice.announcedTitle')}</p>
        <p className="text-ink">{isClosed ? until : planned}</p>
      </div>
    </div>
  );
}
