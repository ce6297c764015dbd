import { slaText } from '../../../domain/service-level.ts';
import { listServiceLevels } from '../../../generated/calls/service-levels.ts';
import type { ServiceLevel } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { RecordStamp } from '../../components/admin-resource/record-stamp.tsx';
import { EditSetting } from '../../components/admin-resource/setting-page.tsx';
import { WaitingTask } from '../../components/admin-resource/waiting-task.tsx';
import { Reading } from '../../components/failure/reading.tsx';
import { useScreenTitle } from '../../components/shell/use-screen-title.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { DetailFrame } from '../../ui/frame/detail-frame.tsx';
import { KeyValueList } from '../../ui/key-value-list.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { screensOf, stages, typeOfKind } from './service-levels.ts';

function Level({ level }: { readonly level: ServiceLevel }) {
  const t = useTexts('limits');
  const { requestType, times, runningRequests, overdueRequests, ongoingTask, stamp } = level;
  const facts = [
    ...stages.map((stage) => ({
      label: t(`sla.${stage}`),
      value: t('sla.time', { hours: times[stage].hours, minutes: times[stage].minutes, clock: slaText(times[stage]) }),
    })),
    { label: t('sla.running'), value: runningRequests },
    { label: t('sla.overdue'), value: overdueRequests },
  ];
  return (
    <DetailFrame side={<RecordStamp stamp={stamp} />}>
      <Card>
        <Section
          title={t(`sla.${requestType}`)}
          actions={<EditSetting setting={level} screens={screensOf(typeOfKind(requestType))} />}
        >
          {ongoingTask && <WaitingTask task={ongoingTask} />}
          <KeyValueList facts={facts} />
        </Section>
      </Card>
    </DetailFrame>
  );
}

export function Component() {
  const t = useTexts('limits');
  const read = useRead(listServiceLevels, {});
  return (
    <>
      <PageHeader title={useScreenTitle()} description={t('sla.intro')} />
      <Reading read={read} skeleton={<Skeleton className="h-96 w-full" />} fillsScreen>
        {({ items }) => items.map((level) => <Level key={level.requestType} level={level} />)}
      </Reading>
    </>
  );
}
