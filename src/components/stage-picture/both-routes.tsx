// The stages now and after a change, side by side; one below the other on a phone. Maker and approver see the same.
import { getWorkflowTaskStages } from '../../../generated/calls/tasks.ts';
import type { AdminTaskKey } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { Section } from '../../ui/section.tsx';
import { AwaitedTiles } from '../../ui/tiles.tsx';
import { Reading } from '../failure/reading.tsx';
import { useTexts } from '../text/use-texts.ts';
import { marksOf, type PicturedStages } from './stage-marks.ts';
import { StagePicture } from './stage-picture.tsx';

interface BothRoutesProps {
  /** Null for a workflow that is created. */
  readonly before: PicturedStages | null;
  readonly after: PicturedStages;
}

export function BothRoutes({ before, after }: BothRoutesProps) {
  const t = useTexts('workflows');
  if (!before)
    return (
      <Section title={t('confirm.route')} level={3}>
        <StagePicture label={t('confirm.route')} stages={after} />
      </Section>
    );
  return (
    <div className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-2">
      <Section title={t('confirm.before')} level={3}>
        <StagePicture label={t('confirm.before')} stages={before} marks={marksOf(after, 'removed')} isNarrow />
      </Section>
      <Section title={t('confirm.after')} level={3}>
        <StagePicture label={t('confirm.after')} stages={after} marks={marksOf(before, 'added')} isNarrow />
      </Section>
    </div>
  );
}

/** Both routes of a task; nothing for one that leaves the stages as they are. */
export function TaskRoutes({ taskId, revision }: AdminTaskKey) {
  const read = useRead(getWorkflowTaskStages, { body: { taskId, revision } });
  return (
    <Reading read={read} skeleton={<AwaitedTiles />}>
      {({ before, after }) => after && <BothRoutes before={before} after={after} />}
    </Reading>
  );
}
