// The check of a change for screens of any domain: it loads its code and its texts when it is shown.
import { Suspense } from 'react';
import { lazyWhenOnline } from '../../lib/lazy-when-online.ts';
import { AwaitedTiles } from '../../ui/tiles.tsx';
import { loadTexts } from '../text/texts.ts';
import type { ActionCheckProps } from './action-check.tsx';

const Check = lazyWhenOnline(async () => {
  const [{ ActionCheck }] = await Promise.all([
    import('./action-check.tsx'),
    loadTexts('workflows', 'kinds', 'requests'),
  ]);
  return ActionCheck;
});

export function ChangeCheck(props: ActionCheckProps) {
  return (
    <Suspense fallback={<AwaitedTiles />}>
      <Check {...props} />
    </Suspense>
  );
}
