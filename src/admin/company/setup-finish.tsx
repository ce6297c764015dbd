import { FinishPage } from '../../components/admin-resource/finish-page.tsx';
import { setupScreens } from './company-setup.ts';

export function Component() {
  return <FinishPage screens={setupScreens} />;
}
