import { FinishPage } from '../../components/admin-resource/finish-page.tsx';
import { userGroup } from './user-group.ts';

export function Component() {
  return <FinishPage screens={userGroup.screens} />;
}
