import { FinishPage } from '../../components/admin-resource/finish-page.tsx';
import { screens } from './account-names.ts';

export function Component() {
  return <FinishPage screens={screens} />;
}
