import { ResourceConfirmation } from '../../components/admin-resource/resource-confirmation.tsx';
import { userGroup } from './user-group.ts';

export function Component() {
  return <ResourceConfirmation resource={userGroup} nameOf={({ userGroupName }) => userGroupName} />;
}
