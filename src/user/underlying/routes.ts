import { screensOf } from '../../components/shell/screen-route.ts';

export const underlyingScreens = screensOf(['underlying'], {});
