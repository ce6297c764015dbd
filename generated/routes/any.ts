// Made by npm run generate. Do not edit.

import type { ScreenFacts } from '../screens.ts';

export const anyScreens = [
  {"path":"*","title":"shell"},
  {"path":"/inbox","title":"inbox","permission":{"flags":["inbox"]}},
] as const satisfies readonly Pick<ScreenFacts, 'path' | 'title' | 'sameAs' | 'permission'>[];
