import { Navigate, useLocation } from 'react-router-dom';
import type { ApprovalWorkflowDetail } from '../../../generated/types.ts';
import { RecordStamp } from '../../components/admin-resource/record-stamp.tsx';
import { ResourceDetail } from '../../components/admin-resource/resource-detail.tsx';
import { StagePicture } from '../../components/stage-picture/stage-picture.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { DetailFrame } from '../../ui/frame/detail-frame.tsx';
import { KeyValueList } from '../../ui/key-value-list.tsx';
import { Section } from '../../ui/section.tsx';
import { useRequestType, workflowResources } from './approval-workflow.ts';
import { RecordLinks } from './record-links.tsx';

function Facts({ detail }: { readonly detail: ApprovalWorkflowDetail }) {
  const t = useTexts('workflows');
  const common = useTexts('common');
  const resource = workflowResources[detail.requestType];
  const values = resource.valuesOf(detail);
  const facts = resource
    .useFields()
    .filter(({ id }) => !['name', 'verify', 'approve', 'release'].includes(id))
    .map(({ id, label, text }) => ({ id, label, value: text(values) ?? common('word.none') }));
  return (
    <DetailFrame side={<RecordStamp stamp={detail.stamp} />}>
      <Card>
        <Section title={t('form.route')}>
          <StagePicture label={t('form.route')} stages={detail} />
        </Section>
      </Card>
      <Card>
        <Section title={t('detail.facts')}>
          <KeyValueList facts={facts} />
        </Section>
      </Card>
      <Card>
        <Section title={t('detail.maps')} description={t('detail.mapsNote')}>
          <RecordLinks
            records={detail.maps}
            hrefOf={(id) => pathTo('/admin/company-administration/workflow-map/detail', { id })}
          />
        </Section>
      </Card>
    </DetailFrame>
  );
}

/** The address of a task's link may name the other type of request. */
function AtItsType({ detail }: { readonly detail: ApprovalWorkflowDetail }) {
  const requestType = useRequestType();
  const { search } = useLocation();
  const path = '/admin/company-administration/approval-workflow/{requestType}/detail';
  if (detail.requestType === requestType) return <Facts detail={detail} />;
  return <Navigate to={pathTo(path, {}, { requestType: detail.requestType }) + search} replace />;
}

export function Component() {
  const words = useTexts('administration');
  const resource = workflowResources[useRequestType()];
  return (
    <ResourceDetail resource={resource} describe={({ requestType }) => words(`requestType.${requestType}`)}>
      {(detail) => <AtItsType detail={detail} />}
    </ResourceDetail>
  );
}
