// The stages of a workflow as a line from the first signature to the last.
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useTexts } from '../text/use-texts.ts';
import { MarkTag } from './mark-tag.tsx';
import { StageGroupLine } from './stage-group.tsx';
import { groupKey, noMarks, stagesOf, type Marks, type PicturedStage, type PicturedStages } from './stage-marks.ts';

interface StagePictureProps {
  readonly label: string;
  readonly stages: PicturedStages;
  /** What differs from the workflow that is shown beside it. */
  readonly marks?: Marks;
  /** Two pictures side by side leave no room for stages side by side. */
  readonly isNarrow?: boolean;
}

function StageCard({ stage, marks }: { readonly stage: PicturedStage; readonly marks: Marks }) {
  const t = useTexts('workflows');
  const mark = marks.stage(stage);
  // The mark of the stage says it for its groups too.
  const isMarkedAbove = mark !== 'changed' || stage.groups.length === 1;
  return (
    <div
      className={classes(
        'flex w-full min-w-0 flex-1 flex-col gap-2 self-stretch rounded-lg border bg-surface p-3',
        mark ? 'border-line-strong' : 'border-line',
      )}
    >
      <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <span className="font-semibold">{t(`stage.${stage.kind}`)}</span>
        {mark && <MarkTag mark={mark} />}
      </span>
      <ul className="flex flex-col gap-2">
        {stage.groups.map((group) => (
          <StageGroupLine
            key={groupKey(group)}
            group={group}
            mark={isMarkedAbove ? undefined : marks.group(stage, group)}
          />
        ))}
      </ul>
    </div>
  );
}

export function StagePicture({ label, stages, marks = noMarks, isNarrow = false }: StagePictureProps) {
  const t = useTexts('workflows');
  const shown = stagesOf(stages);
  if (shown.length === 0) return <p className="text-ink-soft">{t('stage.noneAtAll')}</p>;
  return (
    <ol aria-label={label} className={classes('flex flex-col gap-2', !isNarrow && 'lg:flex-row lg:items-stretch')}>
      {shown.map((stage, index) => (
        <li
          key={stage.id}
          className={classes('flex min-w-0 flex-1 flex-col items-center gap-2', !isNarrow && 'lg:flex-row')}
        >
          {index > 0 && (
            <Icon
              name="arrow-right"
              size={16}
              className={classes('rotate-90 text-ink-soft', !isNarrow && 'lg:rotate-0')}
            />
          )}
          <StageCard stage={stage} marks={marks} />
        </li>
      ))}
    </ol>
  );
}
