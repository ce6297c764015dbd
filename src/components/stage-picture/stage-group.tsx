import type { StageGroup } from '../../../generated/types.ts';
import { classes } from '../../ui/classes.ts';
import { useTexts } from '../text/use-texts.ts';
import { MarkTag } from './mark-tag.tsx';
import type { Mark } from './stage-marks.ts';

const MOST_NAMES = 12;

interface StageGroupLineProps {
  readonly group: StageGroup;
  readonly mark: Mark | undefined;
}

/** A group with its kind, how many of it sign, and the people who can. */
export function StageGroupLine({ group, mark }: StageGroupLineProps) {
  const t = useTexts('workflows');
  const { groupKind, groupName, quorum, eligible, people } = group;
  const more = eligible - Math.min(people.length, MOST_NAMES);
  const names = people.slice(0, MOST_NAMES).map(({ name }) => name);
  const Name = mark === 'removed' ? 'del' : 'span';
  return (
    <li className="flex flex-col">
      <span className="flex flex-wrap items-baseline justify-between gap-x-2">
        <Name className="min-w-0 font-medium wrap-anywhere">{groupName}</Name>
        {mark && <MarkTag mark={mark} />}
      </span>
      <span className="text-sm text-ink-soft">{t(`groupKind.${groupKind}`)}</span>
      <span className={classes('figures text-sm', mark === 'changed' && 'font-semibold')}>
        {t('stage.quorum', { quorum, eligible })}
      </span>
      <span className="text-sm wrap-anywhere text-ink-soft">
        {names.join(', ')}
        {more > 0 && people.length > 0 && ` ${t('stage.morePeople', { count: more })}`}
      </span>
    </li>
  );
}
