import { FinishPage } from '../../../components/admin-resource/finish-page.tsx';
import { enterpriseLimit } from './enterprise-limit.ts';

export function Component() {
  return <FinishPage screens={enterpriseLimit.screens} />;
}
