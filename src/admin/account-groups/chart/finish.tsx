import { FinishPage } from '../../../components/admin-resource/finish-page.tsx';
import { chartScreens } from '../account-group.ts';

export function Component() {
  return <FinishPage screens={chartScreens} />;
}
