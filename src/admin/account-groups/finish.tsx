import { FinishPage } from '../../components/admin-resource/finish-page.tsx';
import { groupScreens } from './account-group.ts';

export function Component() {
  return <FinishPage screens={groupScreens} />;
}
