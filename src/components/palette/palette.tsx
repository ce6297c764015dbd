// The command palette (Ctrl-K): opens pages and common actions with the keyboard.
import type { KeyboardEvent } from 'react';
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
  Text,
} from 'react-aria-components';
import { useNavigate } from 'react-router-dom';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useTexts } from '../text/use-texts.ts';
import { usePaletteActions } from './palette-actions.ts';
import { PALETTE_FIELD, type PaletteProps } from './palette-host.tsx';
import { usePaletteGroups } from './palette-items.ts';
import { useRecentSearches } from './use-recent-searches.ts';

const restMilliseconds = 250;

interface Line {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  run(): void;
}

const itemClass =
  'flex cursor-default items-baseline justify-between gap-x-4 rounded-md px-3 py-2 outline-none data-focused:bg-accent-soft max-sm:flex-col';

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) {
  return (
    <MenuSection>
      <Header className="px-3 pt-3 pb-1 text-sm font-semibold text-ink-soft">{title}</Header>
      {lines.map(({ id, label, detail, run }) => (
        <MenuItem key={id} id={`${title}-${id}`} textValue={label} onAction={run} className={itemClass}>
          <Text slot="label" className="max-w-full min-w-0 truncate font-medium">
            {label}
          </Text>
          {detail && (
            <Text slot="description" className="figures max-w-full truncate text-sm text-ink-soft sm:shrink-0">
              {detail}
            </Text>
          )}
        </MenuItem>
      ))}
    </MenuSection>
  );
}

function Found({ typed, onTyped, onClose }: PaletteProps) {
  const t = useTexts('shell');
  const navigate = useNavigate();
  const search = useDebouncedValue(typed.trim(), restMilliseconds);
  const { groups, isSearching } = usePaletteGroups(typed, search);
  const actions = usePaletteActions(typed, onClose);
  const { recent, remember } = useRecentSearches();
  function go(to: string): void {
    remember(typed);
    onClose();
    void navigate(to);
  }
  const earlier = typed === '' ? recent.map((text) => ({ id: text, label: text, run: () => onTyped(text) })) : [];
  const isNothing = groups.length === 0 && actions.length === 0 && search === typed.trim() && !isSearching;
  return (
    <>
      {isNothing && (
        <p role="status" className="p-6 text-center text-ink-soft">
          {t('palette.nothing', { text: typed })}
        </p>
      )}
      <Menu aria-label={t('palette.label')} className="min-h-0 flex-1 overflow-y-auto p-2 outline-none">
        {earlier.length > 0 && <Lines title={t('palette.recent')} lines={earlier} />}
        {groups.map(({ id, items }) => (
          <Lines
            key={id}
            title={t(`palette.${id}`)}
            lines={items.map((item) => ({ ...item, run: () => go(item.to) }))}
          />
        ))}
        {actions.length > 0 && <Lines title={t('palette.actions')} lines={actions} />}
      </Menu>
    </>
  );
}

/**
 * After a click by key, React Aria would focus the field only when the palette has appeared, and typed letters would be
 * lost.
 */
const takeFocus = (field: HTMLInputElement | null) => field?.focus();

/** React Aria would first clear the field on Escape, and would ignore Enter until the first item is marked. */
function answerKey({ key, currentTarget: field }: KeyboardEvent<HTMLInputElement>, onClose: () => void): void {
  if (key === 'Escape') onClose();
  if (key !== 'Enter' || field.value === '' || field.hasAttribute('aria-activedescendant')) return;
  field.closest('[role=dialog]')?.querySelector<HTMLElement>('[role=menuitem]')?.click();
}

export function Palette({ typed, onTyped, onClose }: PaletteProps) {
  const t = useTexts('shell');
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(next) => !next && onClose()}
      isDismissable
      className="fixed inset-0 z-50 grid items-start justify-items-center bg-veil p-4 pt-[10vh]"
    >
      <Modal className="flex max-h-[70vh] w-full max-w-2xl overflow-hidden rounded-lg bg-surface text-ink shadow-float">
        <Dialog aria-label={t('palette.label')} className="flex w-full flex-col outline-none">
          <Autocomplete inputValue={typed} onInputChange={onTyped}>
            <SearchField aria-label={t('palette.label')} className={classes(PALETTE_FIELD, 'border-b border-line')}>
              <Icon name="search" className="text-ink-soft" />
              <Input
                ref={takeFocus}
                onKeyDown={(event) => answerKey(event, onClose)}
                placeholder={t('palette.placeholder')}
                className="h-12 w-full bg-transparent outline-none placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden"
              />
            </SearchField>
            <Found typed={typed} onTyped={onTyped} onClose={onClose} />
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
