import { FinishPage } from '../../../components/admin-resource/finish-page.tsx';
import { favoriteScreens } from './company-favorite.ts';

export function Component() {
  return <FinishPage screens={favoriteScreens} />;
}
