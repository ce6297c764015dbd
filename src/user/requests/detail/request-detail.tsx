import { getRequest } from '../../../../generated/calls/requests.ts';
import { useRead } from '../../../api/read.ts';
import { ScreenReading } from '../../../components/failure/screen-reading.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { listPath, type Queue } from '../../../components/queue/queues.ts';
import { useRequestKey } from '../../../components/queue/targets.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import { DetailSkeleton } from '../../../ui/frame/detail-skeleton.tsx';
import { RequestNotices } from './request-notices.tsx';
import { RequestPage } from './request-page.tsx';

/** A request as shown to a user who decides on it. */
export function Component({ queue }: { readonly queue: Exclude<Queue, 'repair'> }) {
  const t = useTexts('requests');
  const read = useRead(getRequest, { body: useRequestKey() });
  const back = { href: listPath(queue), label: t(`tab.${queue}`) };
  return (
    <ScreenReading read={read} skeleton={<DetailSkeleton hasRoute />} back={back}>
      {(request) => (
        <RequestPage
          request={request}
          back={back}
          actions={<DecisionButtons queue={queue} request={request} />}
          notices={<RequestNotices request={request} />}
        />
      )}
    </ScreenReading>
  );
}
