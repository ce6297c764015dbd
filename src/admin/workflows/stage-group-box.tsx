import type { StageGroup } from '../../../generated/types.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';

interface StageGroupBoxProps {
  readonly group: StageGroup;
  /** The place in the order; null for groups that act at once. */
  readonly place: number | null;
  onQuorum(quorum: number): void;
  onRemove(): void;
  readonly onEarlier?: () => void;
  readonly onLater?: () => void;
}

function Quorum({ group: { groupName: name, quorum, eligible }, onQuorum }: StageGroupBoxProps) {
  const t = useTexts('workflows');
  return (
    <span className="flex items-center gap-1">
      <IconButton
        icon="minus"
        size="small"
        label={t('stage.fewer', { name })}
        isDisabled={quorum <= 1}
        onPress={() => onQuorum(quorum - 1)}
      />
      <span aria-live="polite" className="figures text-sm">
        {t('stage.quorum', { quorum, eligible })}
      </span>
      <IconButton
        icon="plus"
        size="small"
        label={t('stage.more', { name })}
        isDisabled={quorum >= eligible}
        onPress={() => onQuorum(quorum + 1)}
      />
    </span>
  );
}

/** One group of a stage: its quorum, its place in the order, and a way to take it out. */
export function StageGroupBox(props: StageGroupBoxProps) {
  const { group, place, onRemove, onEarlier, onLater } = props;
  const t = useTexts('workflows');
  const { groupName: name, groupKind } = group;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 rounded-md bg-sunken p-2">
      <span className="flex min-w-0 flex-col">
        <span className="font-medium wrap-anywhere">{place === null ? name : `${place}. ${name}`}</span>
        <span className="text-sm text-ink-soft">{t(`groupKind.${groupKind}`)}</span>
      </span>
      <span className="ml-auto flex items-center gap-1">
        {onEarlier && (
          <IconButton icon="arrow-up" size="small" label={t('stage.earlier', { name })} onPress={onEarlier} />
        )}
        {onLater && <IconButton icon="arrow-down" size="small" label={t('stage.later', { name })} onPress={onLater} />}
        <IconButton icon="x" size="small" label={t('stage.remove', { name })} onPress={onRemove} />
      </span>
      <span className="basis-full">
        <Quorum {...props} />
      </span>
    </div>
  );
}
