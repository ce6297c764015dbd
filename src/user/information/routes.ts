import { screensOf } from '../../components/shell/screen-route.ts';

export const informationScreens = screensOf(['information', 'kinds'], {
  '/services/information/foreign-exchange-rates': () => import('./exchange-rates.tsx'),
  '/services/information/cut-off-time': () => import('./cut-off-times.tsx'),
  '/services/information/fees-and-charges': () => import('./fees.tsx'),
  '/services/information/bank-directories': () => import('./bank-directory.tsx'),
  '/services/information/daily-limit-usage': () => import('./daily-limit-usage.tsx'),
});
