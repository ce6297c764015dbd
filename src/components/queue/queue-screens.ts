import type { ScreenPath } from '../../../generated/screens.ts';

/** The queues of verifiers, approvers and releasers, in the order of the route. */
export const queueScreens: readonly ScreenPath[] = ['/request/verify', '/request/approver', '/request/releaser'];
