import { Navigate } from 'react-router-dom';
import { getRequestRepair } from '../../../../generated/calls/requests.ts';
import { useRead } from '../../../api/read.ts';
import { ScreenReading } from '../../../components/failure/screen-reading.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { DetailSkeleton } from '../../../ui/frame/detail-skeleton.tsx';
import { listPath } from '../../../components/queue/queues.ts';
import { useRequestKey } from '../../../components/queue/targets.ts';
import { repairPath } from './repair-path.ts';

/** The bank says which form repairs the request. */
export function Component() {
  const t = useTexts('requests');
  const read = useRead(getRequestRepair, { body: useRequestKey() });
  const back = { href: listPath('repair'), label: t('tab.repair') };
  return (
    <ScreenReading read={read} skeleton={<DetailSkeleton hasRoute />} back={back}>
      {({ pageMode, request }) => <Navigate to={repairPath(pageMode, request)} replace />}
    </ScreenReading>
  );
}
