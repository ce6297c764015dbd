import { screensOf } from '../../components/shell/screen-route.ts';

export const paymentsScreens = screensOf(['payments', 'kinds'], {
  '/services': () => import('./services.tsx'),
  '/services/local-currency-transfer': () => import('./local-transfer/local-transfer.tsx'),
});
