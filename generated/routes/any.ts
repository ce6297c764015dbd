// Made by npm run generate. Do not edit.

import type { ScreenFacts } from '../screens.ts';

export const anyScreens = [
  {"path":"*","domain":"session","title":"shell"},
  {"path":"/inbox","domain":"notifications","title":"inbox","permission":{"flags":["inbox"]}},
] as const satisfies readonly Omit<ScreenFacts, 'area' | 'operations'>[];
