import { useState } from 'react';
import { cleanText } from '../../../domain/text-rules.ts';
import type { SavedView } from '../../lib/vault-views.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Popover } from '../../ui/popover.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useTexts } from '../text/use-texts.ts';
import { useSavedViews } from './use-saved-views.ts';

interface SavedViewsProps {
  readonly id: string;
  readonly address: string;
  readonly columns: readonly string[];
  readonly onUse: (view: SavedView) => void;
}

const LONGEST_NAME = 40;

/** Named combinations of filters, sort and columns. */
export function SavedViews({ id, address, columns, onUse }: SavedViewsProps) {
  const t = useTexts('common');
  const { views, save, remove } = useSavedViews(id);
  const button = (
    <Button variant="quiet" size="small" icon="star">
      {t('list.views')}
    </Button>
  );
  return (
    <Popover label={t('list.views')} trigger={button} className="w-80">
      <div className="flex flex-col gap-4">
        <ViewList views={views} onUse={onUse} onRemove={remove} />
        <ViewForm onSave={(name) => save({ name, address, columns })} />
      </div>
    </Popover>
  );
}

interface ViewListProps extends Pick<SavedViewsProps, 'onUse'> {
  readonly views: readonly SavedView[];
  readonly onRemove: (name: string) => void;
}

function ViewList({ views, onUse, onRemove }: ViewListProps) {
  const t = useTexts('common');
  if (views.length === 0) return <p className="text-sm text-ink-soft">{t('list.viewEmpty')}</p>;
  return (
    <ul className="flex flex-col gap-1">
      {views.map((view) => (
        <li key={view.name} className="flex items-center justify-between gap-2">
          <Button variant="link" onPress={() => onUse(view)} className="min-w-0 truncate">
            {view.name}
          </Button>
          <IconButton
            icon="trash"
            size="small"
            label={t('action.removeNamed', { name: view.name })}
            onPress={() => onRemove(view.name)}
          />
        </li>
      ))}
    </ul>
  );
}

function ViewForm({ onSave }: { readonly onSave: (name: string) => void }) {
  const t = useTexts('common');
  const [name, setName] = useState('');
  const save = () => {
    onSave(name.trim());
    setName('');
  };
  return (
    <div className="flex flex-col items-start gap-2 border-t border-line pt-3">
      <TextField
        label={t('list.viewName')}
        description={t('list.viewSaveText')}
        value={name}
        onChange={(text) => setName(cleanText(text, 'defaultTyping'))}
        maxLength={LONGEST_NAME}
        className="w-full"
      />
      <Button size="small" onPress={save} isDisabled={name.trim() === ''}>
        {t('list.viewSave')}
      </Button>
    </div>
  );
}
