// The menu of phones. A native dialog keeps the focus inside and restores it when it closes.
import { useRef, useState } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import { useTexts } from '../text/use-texts.ts';
import { MenuList } from './menu-list.tsx';

export function PhoneMenu() {
  const t = useTexts('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  const [isWanted, want] = useState(false);
  const open = () => {
    want(true);
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        aria-label={t('menu.open')}
        onClick={open}
        className="grid size-10 shrink-0 place-items-center rounded-md hover:bg-sunken lg:hidden"
      >
        <Icon name="menu" size={20} />
      </button>
      <dialog
        ref={dialog}
        aria-label={t('menu.label')}
        onClick={(event) => event.target === dialog.current && close()}
        className="m-0 h-dvh max-h-none w-72 max-w-[85vw] bg-surface text-ink shadow-float backdrop:bg-veil"
      >
        <div className="flex justify-end p-2">
          <button
            type="button"
            aria-label={t('menu.close')}
            onClick={close}
            className="grid size-10 place-items-center rounded-md hover:bg-sunken"
          >
            <Icon name="x" size={20} />
          </button>
        </div>
        {isWanted && <MenuList onChosen={close} />}
      </dialog>
    </>
  );
}
