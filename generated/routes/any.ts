// Made by npm run generate. Do not edit.

import type { RoutedScreen } from '../screens.ts';

export const anyScreens = [
  {"path":"*","title":"shell"},
  {"path":"/inbox","title":"inbox","flags":["inbox"]},
] as const satisfies readonly RoutedScreen[];
