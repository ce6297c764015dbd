import { screensOf } from '../../components/shell/screen-route.ts';

export const favoritesScreens = screensOf(['favorites'], {});
