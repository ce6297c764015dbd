import { FinishPage } from '../../components/admin-resource/finish-page.tsx';
import { screensOf } from './service-levels.ts';

export function Component() {
  return <FinishPage screens={screensOf('financial')} />;
}
