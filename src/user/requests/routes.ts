import { screensOf } from '../../components/shell/screen-route.ts';

const deciding = screensOf(['requests', 'kinds', 'signature'], {
  '/request/for-verify/confirmation': () => import('./decide/for-verify.tsx'),
  '/request/approver/confirmation': () => import('./decide/approver.tsx'),
  '/request/releaser/confirmation': () => import('./decide/releaser.tsx'),
  '/request/exceptional-approver/confirmation': () => import('./exceptional/approver.tsx'),
  '/request/exceptional-releaser/confirmation': () => import('./exceptional/releaser.tsx'),
});

const repairing = screensOf(['requests', 'kinds', 'payments'], {
  '/request/repair/detail/{pageMode}/local-currency-transfer': () => import('./repair/repair-local-transfer.tsx'),
});

export const requestsScreens = {
  ...screensOf(['requests', 'kinds'], {
    '/request/repair': () => import('./list/repair.tsx'),
    '/request/verify': () => import('./list/verify.tsx'),
    '/request/approver': () => import('./list/approver.tsx'),
    '/request/releaser': () => import('./list/releaser.tsx'),
    '/request/exceptional-approver': () => import('./list/exceptional-approver.tsx'),
    '/request/exceptional-releaser': () => import('./list/exceptional-releaser.tsx'),
    '/request/action-history': () => import('./acted/action-history.tsx'),
    '/request/action-history/detail': () => import('./acted/acted-detail.tsx'),
    '/request/for-verify/detail': () => import('./detail/for-verify.tsx'),
    '/request/approver/detail': () => import('./detail/approver.tsx'),
    '/request/releaser/detail': () => import('./detail/releaser.tsx'),
    '/request/exceptional-approver/detail': () => import('./detail/exceptional-approver.tsx'),
    '/request/exceptional-releaser/detail': () => import('./detail/exceptional-releaser.tsx'),
    '/request/for-verify/send-for-repair-confirmation': () => import('./decide/return-for-verify.tsx'),
    '/request/approver/send-for-repair-confirmation': () => import('./decide/return-approver.tsx'),
    '/request/repair/all/for-verify': () => import('./decide/return-all-for-verify.tsx'),
    '/request/repair/all/for-approver': () => import('./decide/return-all-approver.tsx'),
    '/request/repair/all/for-releaser': () => import('./decide/return-all-releaser.tsx'),
    '/request/reject-confirmation': () => import('./decide/reject.tsx'),
    '/request/repair/all/for-repair': () => import('./repair/cancel-all.tsx'),
    '/request/repair/detail': () => import('./repair/repair-detail.tsx'),
    '/request/repair/detail/edit': () => import('./repair/repair-edit.tsx'),
    '/request/repair/success': () => import('./repair/repair-success.tsx'),
    '/request/{pageName}': () => import('./queue/first-queue.tsx'),
  }),
  ...deciding,
  ...repairing,
};
