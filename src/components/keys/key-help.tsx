import { useSyncExternalStore } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { useTexts } from '../text/use-texts.ts';
import { onShortcuts, shortcuts, type Shortcut } from './shortcuts.ts';

const sign = ({ key }: Shortcut) => (key.length === 1 ? key.toUpperCase() : key);
const nameOf = ({ key, withControl }: Shortcut) => `${String(withControl)} ${key}`;

/** Lists the keyboard shortcuts of the current page. */
export function KeyHelp({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('common');
  const all = useSyncExternalStore(onShortcuts, shortcuts);
  const listed = [...new Map(all.map((shortcut) => [nameOf(shortcut), shortcut])).values()];
  return (
    <Dialog isOpen onClose={onClose} title={t('keys.title')} doneLabel={t('action.close')}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {listed.map((shortcut) => (
          <div key={nameOf(shortcut)} className="contents">
            <dt className="flex gap-1">
              {shortcut.withControl && <Kbd>Ctrl</Kbd>}
              <Kbd>{sign(shortcut)}</Kbd>
            </dt>
            <dd>{t(shortcut.label)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
