import type { ScreenPath } from '../../../generated/screens.ts';

/** The lists of those who decide, in the order of a route. */
export const queueScreens: readonly ScreenPath[] = ['/request/verify', '/request/approver', '/request/releaser'];
