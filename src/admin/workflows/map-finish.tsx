import { FinishPage } from '../../components/admin-resource/finish-page.tsx';
import { workflowMap } from './workflow-map.ts';

export function Component() {
  return <FinishPage screens={workflowMap.screens} />;
}
