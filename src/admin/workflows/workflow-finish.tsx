import { FinishPage } from '../../components/admin-resource/finish-page.tsx';
import { useRequestType, workflowResources } from './approval-workflow.ts';

export function Component() {
  return <FinishPage screens={workflowResources[useRequestType()].screens} />;
}
