import { FinishPage } from '../../components/admin-resource/finish-page.tsx';
import { userScreens } from './screens.ts';

export function Component() {
  return <FinishPage screens={userScreens} />;
}
