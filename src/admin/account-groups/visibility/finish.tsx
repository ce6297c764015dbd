import { FinishPage } from '../../../components/admin-resource/finish-page.tsx';
import { screens } from './account-visibility.ts';

export function Component() {
  return <FinishPage screens={screens} />;
}
