import { screensOf, showing } from '../../components/shell/screen-route.ts';

const page = () => import('./payment-page.tsx');

export const paymentsScreens = screensOf(['payments', 'kinds'], {
  '/services': () => import('./services.tsx'),
  '/services/local-currency-transfer': showing(page, { of: 'local-transfer' }),
  '/services/tax-payment': showing(page, { of: 'tax-payment' }),
  '/services/foreign-currency-transfer': showing(page, { of: 'foreign-transfer' }),
  '/services/bill-payment': showing(page, { of: 'bill-payment' }),
  '/services/top-up': showing(page, { of: 'top-up' }),
  '/services/cheque-book-request': showing(page, { of: 'cheque-book' }),
});
