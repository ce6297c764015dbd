import { screensOf } from '../../components/shell/screen-route.ts';

export const underlyingScreens = screensOf(['underlying', 'kinds'], {
  '/services/underlying-documents-inquiry': () => import('./documents.tsx'),
});
