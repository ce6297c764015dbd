import { screensOf, showing } from '../../components/shell/screen-route.ts';

const list = () => import('./list/request-list.tsx');
const detail = () => import('./detail/request-detail.tsx');
const confirmation = () => import('./decide/confirmation.tsx');
const sendToRepair = () => import('./decide/send-to-repair.tsx');
const exceptional = () => import('./exceptional/exceptional-confirmation.tsx');

const deciding = screensOf(['requests', 'kinds', 'signature', 'payments', 'favorites'], {
  '/request/for-verify/confirmation': showing(confirmation, { decision: 'verify' }),
  '/request/approver/confirmation': showing(confirmation, { decision: 'approve' }),
  '/request/releaser/confirmation': showing(confirmation, { decision: 'release' }),
  '/request/exceptional-approver/confirmation': showing(exceptional, { queue: 'exceptional-approve' }),
  '/request/exceptional-releaser/confirmation': showing(exceptional, { queue: 'exceptional-release' }),
});

const repairing = () => import('./repair/repair-payment.tsx');

export const requestsScreens = {
  ...screensOf(['requests', 'kinds', 'signature', 'payments', 'favorites'], {
    '/request/repair': showing(list, { queue: 'repair' }),
    '/request/repair/detail/{pageMode}/local-currency-transfer': showing(repairing, { of: 'local-transfer' }),
    '/request/repair/detail/{pageMode}/foreign-currency-transfer': showing(repairing, { of: 'foreign-transfer' }),
    '/request/repair/detail/{pageMode}/billing': showing(repairing, { of: 'bill-payment' }),
    '/request/repair/detail/{pageMode}/recurring': () => import('./repair/repair-recurring.tsx'),
    '/request/repair/detail/{pageMode}/topup': showing(repairing, { of: 'top-up' }),
    '/request/repair/detail/{pageMode}/cheque-book-request': showing(repairing, { of: 'cheque-book' }),
    '/request/repair/detail/{pageMode}/tax-payment': showing(repairing, { of: 'tax-payment' }),
    '/request/repair/detail/{pageMode}/create-tax-bill': showing(repairing, { of: 'tax-payment' }),
    '/request/repair/detail/{pageMode}/favorite': () => import('./repair/repair-favorite.tsx'),
    '/request/verify': showing(list, { queue: 'verify' }),
    '/request/approver': showing(list, { queue: 'approve' }),
    '/request/releaser': showing(list, { queue: 'release' }),
    '/request/exceptional-approver': showing(list, { queue: 'exceptional-approve' }),
    '/request/exceptional-releaser': showing(list, { queue: 'exceptional-release' }),
    '/request/action-history': () => import('./acted/action-history.tsx'),
    '/request/action-history/detail': () => import('./acted/acted-detail.tsx'),
    '/request/for-verify/detail': showing(detail, { queue: 'verify' }),
    '/request/approver/detail': showing(detail, { queue: 'approve' }),
    '/request/releaser/detail': showing(detail, { queue: 'release' }),
    '/request/exceptional-approver/detail': showing(detail, { queue: 'exceptional-approve' }),
    '/request/exceptional-releaser/detail': showing(detail, { queue: 'exceptional-release' }),
    '/request/for-verify/send-for-repair-confirmation': showing(sendToRepair, { queue: 'verify' }),
    '/request/approver/send-for-repair-confirmation': showing(sendToRepair, { queue: 'approve' }),
    '/request/repair/all/for-verify': showing(sendToRepair, { queue: 'verify', isForSeveral: true }),
    '/request/repair/all/for-approver': showing(sendToRepair, { queue: 'approve', isForSeveral: true }),
    '/request/repair/all/for-releaser': showing(sendToRepair, { queue: 'release', isForSeveral: true }),
    '/request/reject-confirmation': () => import('./decide/reject.tsx'),
    '/request/repair/all/for-repair': () => import('./repair/cancel-all.tsx'),
    '/request/repair/detail': () => import('./repair/repair-detail.tsx'),
    '/request/repair/detail/edit': () => import('./repair/repair-edit.tsx'),
    '/request/repair/success': () => import('./repair/repair-success.tsx'),
    '/request/{pageName}': () => import('./queue/first-queue.tsx'),
  }),
  ...deciding,
};
