// The profile menu. The native popover closes on Escape and on a press outside.
import { Suspense, useRef, useState } from 'react';
import { lazyWhenOnline } from '../../lib/lazy-when-online.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useTexts } from '../text/use-texts.ts';

const loadPanel = () => import('./profile-panel.tsx');
const ProfilePanel = lazyWhenOnline(async () => (await loadPanel()).ProfilePanel);

export function ProfileMenu() {
  const t = useTexts('shell');
  const panel = useRef<HTMLDivElement>(null);
  const [isWanted, want] = useState(false);
  return (
    <>
      <button
        type="button"
        popoverTarget="profile-menu"
        aria-label={t('top.profile')}
        title={t('top.profile')}
        onPointerEnter={() => void loadPanel()}
        onClick={() => want(true)}
        className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken hover:bg-line"
      >
        <Icon name="user" size={20} />
      </button>
      <div
        ref={panel}
        id="profile-menu"
        popover="auto"
        className="floating fixed inset-auto top-15 right-2 max-h-[calc(100dvh-4.5rem)] w-72 p-2 sm:right-6"
      >
        {isWanted && (
          <Suspense>
            <ProfilePanel onLeave={() => panel.current?.hidePopover()} />
          </Suspense>
        )}
      </div>
    </>
  );
}
