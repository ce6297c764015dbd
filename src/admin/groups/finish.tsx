import { Submitted } from '../../components/admin-resource/submitted.tsx';
import { userGroup } from './user-group.ts';

export function Component() {
  return <Submitted screens={userGroup.screens} />;
}
