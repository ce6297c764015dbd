import { useMatches } from 'react-router-dom';
import type { ScreenHandle } from './screen-route.ts';
import { useTexts } from '../text/use-texts.ts';

export function useScreenTitle(): string {
  const screens = useTexts('screens');
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  return handle ? screens(handle.title) : '';
}
