import { screensOf } from '../../components/shell/screen-route.ts';

export const requestsScreens = screensOf(['requests'], {});
