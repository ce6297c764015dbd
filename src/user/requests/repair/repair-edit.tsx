import { Navigate } from 'react-router-dom';
import { getRequestRepair } from '../../../../generated/calls/requests.ts';
import { useRead } from '../../../api/read.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import { DetailSkeleton } from '../detail/detail-skeleton.tsx';
import { useRequestKey } from '../queue/targets.ts';
import { repairPath } from './repair-path.ts';

/** Which form mends a request is the bank's to say. */
export function Component() {
  const read = useRead(getRequestRepair, { body: useRequestKey() });
  return (
    <Reading read={read} skeleton={<DetailSkeleton />} fillsScreen>
      {({ pageMode, request }) => <Navigate to={repairPath(pageMode, request)} replace />}
    </Reading>
  );
}
