import { formsOfKinds } from '../../components/kinds/payment-forms.ts';
import { screensOf, showing } from '../../components/shell/screen-route.ts';

const page = () => import('./payment-page.tsx');

export const paymentsScreens = screensOf(['payments', 'kinds'], {
  '/services': () => import('./services.tsx'),
  ...Object.fromEntries(formsOfKinds.map(([of, { screen }]) => [screen, showing(page, { of })])),
});
