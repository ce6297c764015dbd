// A local transfer in the form it was made with, filled in as it was sent back.
import { useNavigate } from 'react-router-dom';
import { resubmitLocalTransfer } from '../../../../generated/calls/payments.ts';
import { getRequestRepair } from '../../../../generated/calls/requests.ts';
import type { RequestDetail } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { useWrite } from '../../../api/write.ts';
import { ScreenReading } from '../../../components/failure/screen-reading.tsx';
import { LocalTransferForm } from '../../../components/local-transfer/local-transfer-form.tsx';
import { valuesOf } from '../../../components/local-transfer/transfer-values.ts';
import { crumbsTo } from '../../../components/shell/crumbs.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths, pathTo } from '../../../paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DetailSkeleton } from '../detail/detail-skeleton.tsx';
import { Notes, Returned } from '../detail/request-notices.tsx';
import { useRequestKey } from '../../../components/queue/targets.ts';

function Repairing({ request }: { readonly request: RequestDetail }) {
  const t = useTexts('requests');
  const navigate = useNavigate();
  const write = useWrite(resubmitLocalTransfer, { refreshes: ['requests', 'transactions', 'accounts'] });
  const { taskId, refNo, revision, menuAccess, transaction } = request;
  const content = transaction.transactionDetails;
  if (content.kind !== 'local-transfer') return <Banner tone="refused" title={t('whyNot.nobody')} />;
  return (
    <LocalTransferForm
      repairOf={refNo}
      place={`local-transfer-repair ${refNo}`}
      initial={valuesOf(content.form)}
      send={(form, confirmed) =>
        write.send({ body: { taskId, refNo, revision, form, ...(confirmed.length > 0 && { confirmed }) } })
      }
      onDone={(receipt) =>
        void navigate(
          pathTo('/request/repair/success', {
            taskId: receipt.taskId,
            refNo: receipt.refNo,
            revision: String(receipt.revision),
            menuAccess,
          }),
        )
      }
    />
  );
}

export function Component() {
  const screens = useTexts('screens');
  const key = useRequestKey();
  const read = useRead(getRequestRepair, { body: key });
  const back = { href: paths.repair(key), label: screens('repairDetail') };
  return (
    <ScreenReading read={read} skeleton={<DetailSkeleton />} back={back}>
      {({ returned, request }) => (
        <>
          <PageHeader {...crumbsTo({ href: back.href, label: request.refNo })} title={screens('repairLocalTransfer')} />
          <Returned returned={returned} makers={request.makers} />
          <Notes request={request} />
          <Repairing request={request} />
        </>
      )}
    </ScreenReading>
  );
}
