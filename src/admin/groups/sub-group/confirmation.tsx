import { ResourceConfirmation } from '../../../components/admin-resource/resource-confirmation.tsx';
import { subUserGroup } from './sub-user-group.ts';

export function Component() {
  return <ResourceConfirmation resource={subUserGroup} nameOf={({ subUserGroupName }) => subUserGroupName} />;
}
