// A request that was sent back. If its kind has a repair form, redirects to it; otherwise shows the reason and the
// facts.
import { Navigate, useNavigate } from 'react-router-dom';
import { getRequestRepair } from '../../../../generated/calls/requests.ts';
import type { RequestRepair } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { ScreenReading } from '../../../components/failure/screen-reading.tsx';
import type { BackLink } from '../../../components/shell/crumbs.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DetailSkeleton } from '../../../ui/frame/detail-skeleton.tsx';
import { Notes, Returned } from '../detail/request-notices.tsx';
import { RequestPage } from '../detail/request-page.tsx';
import { listPath } from '../../../components/queue/queues.ts';
import { mayDecide, useDisabledReason } from '../../../components/queue/rights.ts';
import { useRequestKey } from '../../../components/queue/targets.ts';
import { CancelButton } from './cancel-button.tsx';
import { hasForm, repairPath } from './repair-path.ts';

function Actions({ repair: { pageMode, request } }: { readonly repair: RequestRepair }) {
  const t = useTexts('requests');
  const navigate = useNavigate();
  const whyNot = useDisabledReason();
  return (
    <>
      <CancelButton request={request} />
      <Button
        icon="edit"
        disabledReason={whyNot(request.rights, 'repair')}
        onPress={() => void navigate(repairPath(pageMode, request))}
      >
        {t('act.repair')}
      </Button>
    </>
  );
}

function Returning({ repair, back }: { readonly repair: RequestRepair; readonly back: BackLink }) {
  const t = useTexts('requests');
  const { request, returned } = repair;
  return (
    <RequestPage
      request={request}
      back={back}
      actions={<Actions repair={repair} />}
      notices={
        <>
          <Returned returned={returned} makers={request.makers}>
            {t('repair.text', { revision: request.revision + 1 })}
          </Returned>
          <Notes request={request} />
        </>
      }
    />
  );
}

export function Component() {
  const t = useTexts('requests');
  const read = useRead(getRequestRepair, { body: useRequestKey() });
  const back = { href: listPath('repair'), label: t('tab.repair') };
  return (
    <ScreenReading read={read} skeleton={<DetailSkeleton hasRoute />} back={back}>
      {(repair) =>
        hasForm(repair) && mayDecide(repair.request.rights, 'repair') ? (
          <Navigate to={repairPath(repair.pageMode, repair.request)} replace />
        ) : (
          <Returning repair={repair} back={back} />
        )
      }
    </ScreenReading>
  );
}
