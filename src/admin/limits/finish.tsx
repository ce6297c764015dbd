import { Submitted } from '../../components/admin-resource/submitted.tsx';
import { screens } from './account-limits.ts';

export function Component() {
  return <Submitted screens={screens} />;
}
