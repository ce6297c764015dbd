import type { ReactNode } from 'react';
import { DropZone, FileTrigger, isFileDropItem, Text } from 'react-aria-components';
import type { DropZoneProps } from 'react-aria-components';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';
import { IconButton } from './icon-button.tsx';
import { ProgressBar } from './progress-bar.tsx';

export interface DroppedFile {
  readonly id: string;
  readonly name: string;
  /** Size, date, owner and so on. */
  readonly note?: string;
  readonly error?: string;
  /** 0 to 100 during the upload. */
  readonly progress?: number;
}

interface FileDropProps {
  readonly label: string;
  readonly prompt: ReactNode;
  readonly chooseLabel: string;
  readonly description?: ReactNode;
  readonly onFiles: (files: File[]) => void;
  readonly files?: readonly DroppedFile[];
  readonly onRemove?: (id: string) => void;
  readonly removeLabel?: string;
  /** MIME types or endings: ".csv". */
  readonly accept?: readonly string[];
  readonly isMany?: boolean;
  readonly isDisabled?: boolean;
  readonly error?: string;
}

export function FileDrop(props: FileDropProps) {
  const { label, prompt, chooseLabel, description, onFiles, accept, isMany = false, isDisabled, error } = props;
  const take = (chosen: File[]) => chosen.length > 0 && onFiles(isMany ? chosen : chosen.slice(0, 1));
  return (
    <div className="flex flex-col gap-2">
      <DropZone
        aria-label={label}
        isDisabled={isDisabled}
        onDrop={(event) => void droppedFiles(event).then(take)}
        className={classes(
          'flex flex-col items-center gap-2 rounded-lg border border-dashed bg-surface px-4 py-6 text-center transition-colors data-drop-target:border-accent data-drop-target:bg-accent-soft data-focus-visible:outline-2 data-focus-visible:outline-accent',
          error ? 'border-refused-solid' : 'border-line-strong',
        )}
      >
        <Icon name="upload" size={24} className="text-ink-soft" />
        <Text slot="label" className="font-semibold">
          {prompt}
        </Text>
        {description && <span className="text-sm text-ink-soft">{description}</span>}
        <FileTrigger acceptedFileTypes={accept} allowsMultiple={isMany} onSelect={(list) => take([...(list ?? [])])}>
          <Button variant="quiet" size="small" isDisabled={isDisabled}>
            {chooseLabel}
          </Button>
        </FileTrigger>
      </DropZone>
      {error && (
        <p role="alert" className="flex items-center gap-1.5 text-sm text-refused">
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
      <FileList {...props} />
    </div>
  );
}

type DropEvent = Parameters<NonNullable<DropZoneProps['onDrop']>>[0];

async function droppedFiles(event: DropEvent): Promise<File[]> {
  return Promise.all(event.items.filter(isFileDropItem).map((item) => item.getFile()));
}

function FileList({ files = [], onRemove, removeLabel = '' }: FileDropProps) {
  if (files.length === 0) return null;
  return (
    <ul className="ruled rounded-lg border border-line bg-surface">
      {files.map(({ id, name, note, error, progress }) => (
        <li key={id} className="flex items-center gap-2.5 px-3 py-2">
          <Icon name={error ? 'warning' : 'paperclip'} className={error ? 'text-refused' : 'text-ink-soft'} />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{name}</span>
            {(error ?? note) && (
              <span className={classes('block text-sm', error ? 'text-refused' : 'text-ink-soft')}>
                {error ?? note}
              </span>
            )}
            {progress !== undefined && <ProgressBar label={name} value={progress} isLabelHidden />}
          </span>
          {onRemove && (
            <IconButton icon="x" size="small" label={`${removeLabel} ${name}`} onPress={() => onRemove(id)} />
          )}
        </li>
      ))}
    </ul>
  );
}
