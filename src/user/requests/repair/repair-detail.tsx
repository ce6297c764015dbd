// A request that came back: why, what it says, and how to mend it.
import { useNavigate } from 'react-router-dom';
import { getRequestRepair } from '../../../../generated/calls/requests.ts';
import type { RequestRepair } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { ScreenReading } from '../../../components/failure/screen-reading.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DetailSkeleton } from '../detail/detail-skeleton.tsx';
import { Notes, Returned } from '../detail/request-notices.tsx';
import { RequestPage } from '../detail/request-page.tsx';
import { listPath } from '../../../components/queue/queues.ts';
import { useWhyNot } from '../../../components/queue/rights.ts';
import { useRequestKey } from '../../../components/queue/targets.ts';
import { repairPath } from './repair-path.ts';
import { useCancelling } from './use-cancelling.ts';

function Actions({ repair: { pageMode, request } }: { readonly repair: RequestRepair }) {
  const t = useTexts('requests');
  const navigate = useNavigate();
  const whyNot = useWhyNot();
  const cancel = useCancelling(request);
  async function cancelAndLeave(): Promise<void> {
    if (await cancel()) await navigate(listPath('repair'));
  }
  return (
    <>
      <Button
        variant="quiet-danger"
        icon="x"
        disabledReason={whyNot(request.rights, 'cancel')}
        onPress={() => void cancelAndLeave()}
      >
        {t('act.cancel')}
      </Button>
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

export function Component() {
  const t = useTexts('requests');
  const read = useRead(getRequestRepair, { body: useRequestKey() });
  const back = { href: listPath('repair'), label: t('tab.repair') };
  return (
    <ScreenReading read={read} skeleton={<DetailSkeleton />} back={back}>
      {(repair) => (
        <RequestPage
          request={repair.request}
          back={back}
          actions={<Actions repair={repair} />}
          notices={
            <>
              <Returned returned={repair.returned} makers={repair.request.makers}>
                {t('repair.text', { revision: repair.request.revision + 1 })}
              </Returned>
              <Notes request={repair.request} />
            </>
          }
        />
      )}
    </ScreenReading>
  );
}
