import { FinishPage } from '../../../components/admin-resource/finish-page.tsx';
import { subUserGroup } from './sub-user-group.ts';

export function Component() {
  return <FinishPage screens={subUserGroup.screens} />;
}
