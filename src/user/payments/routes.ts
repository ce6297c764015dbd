import { createElement } from 'react';
import type { ScreenPath } from '../../../generated/screens.ts';
import { formsOfKinds, type PaymentFormOfKind } from '../../components/kinds/shown-kinds.ts';
import { screensOf, type ScreenModule } from '../../components/shell/screen-route.ts';

type Load = () => Promise<ScreenModule>;

const pageOf =
  ({ load }: PaymentFormOfKind): Load =>
  async () => {
    const [{ PaymentPage }, { paymentKind: kind }] = await Promise.all([import('./payment-page.tsx'), load()]);
    return { Component: () => createElement(PaymentPage, { kind }) };
  };

const pages: Partial<Record<ScreenPath, Load>> = Object.fromEntries(
  formsOfKinds.map((form) => [form.screen, pageOf(form)]),
);

export const paymentsScreens = screensOf(['payments', 'kinds'], {
  '/services': () => import('./services.tsx'),
  ...pages,
});
