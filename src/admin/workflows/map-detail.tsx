import type { WorkflowMapDetail } from '../../../generated/types.ts';
import { RecordStamp } from '../../components/admin-resource/record-stamp.tsx';
import { ResourceDetail } from '../../components/admin-resource/resource-detail.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { DetailFrame } from '../../ui/frame/detail-frame.tsx';
import { Section } from '../../ui/section.tsx';
import { RecordLinks } from './record-links.tsx';
import { RowCards } from './row-cards.tsx';
import { CheckedRows } from '../../components/map-check/checked-rows.tsx';
import { valuesOf, workflowMap } from './workflow-map.ts';

function Facts({ detail }: { readonly detail: WorkflowMapDetail }) {
  const t = useTexts('workflows');
  const { approvalList } = valuesOf(detail);
  return (
    <DetailFrame side={<RecordStamp stamp={detail.stamp} />}>
      <Card>
        <Section title={t('map.rows')}>
          <RowCards rows={approvalList} />
        </Section>
      </Card>
      <Card>
        <CheckedRows rows={approvalList} />
      </Card>
      <Card>
        <Section title={t('map.groups')} description={t('map.groupsNote')}>
          <RecordLinks
            records={detail.userGroups}
            hrefOf={(id) => pathTo('/admin/company-administration/user-group/detail', { id })}
          />
        </Section>
      </Card>
    </DetailFrame>
  );
}

export function Component() {
  const t = useTexts('workflows');
  return (
    <ResourceDetail resource={workflowMap} describe={({ version }) => t('map.version', { version })}>
      {(detail) => <Facts detail={detail} />}
    </ResourceDetail>
  );
}
