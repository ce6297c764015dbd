// Arranges the account groups: by drag, by keys and by the menu of each group, with undo.
import { useSearchParams } from 'react-router-dom';
import { getHierarchyChart, listUngroupedAccounts } from '../../../../generated/calls/account-groups.ts';
import { getAdminTask } from '../../../../generated/calls/tasks.ts';
import type { ChartMove, FromAccount, HierarchyChart, RepairedTask } from '../../../../generated/types.ts';
import { usePages } from '../../../api/pages.ts';
import { useRead } from '../../../api/read.ts';
import { FormSteps } from '../../../components/admin-resource/form-steps.tsx';
import { usePlanned } from '../../../components/admin-resource/planned-change.ts';
import { RepairedNotice } from '../../../components/admin-resource/repaired-notice.tsx';
import { contentOf } from '../../../components/admin-resource/task-content.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import { DraftOffer } from '../../../components/form/draft-offer.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { crumbsTo } from '../../../components/shell/crumbs.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { pathTo } from '../../../paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormFrame } from '../../../ui/frame/form-frame.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { chartScreens } from '../account-group.ts';
import { draftOfChart, useChartDraft } from './chart-draft.ts';
import { ChartEditor } from './chart-editor.tsx';
import { useKeptMoves } from './kept-moves.ts';
import type { PlannedMoves } from './planned-moves.ts';

const skeleton = <Skeleton className="h-96 w-full" />;

const remarks = { changed: 'chart.keptChanged', lost: 'chart.keptLost' } as const;

interface EditingProps {
  readonly chart: HierarchyChart;
  readonly ungrouped: readonly FromAccount[];
  readonly wanted: readonly ChartMove[];
  readonly repair: RepairedTask | null;
}

function Editing({ chart, ungrouped, wanted, repair }: EditingProps) {
  const t = useTexts('account-groups');
  const words = useTexts('administration');
  const { planned, goToConfirmation } = usePlanned<PlannedMoves>();
  const inForce = draftOfChart(chart, ungrouped);
  const { revision } = chart;
  const { kept, fit, note } = useKeptMoves(planned, { revision, chart: inForce }, (moves) => edited.takeOver(moves));
  const edited = useChartDraft(inForce, planned?.moves ?? wanted, note);
  const accounts = [...chart.groups.flatMap((group) => group.accounts.map(({ account }) => account)), ...ungrouped];
  const { moves } = edited;
  const next = () => void goToConfirmation(pathTo(chartScreens.confirmation), { moves, revision, repair });
  return (
    <FormFrame stepper={<FormSteps current="form" />}>
      <DraftOffer
        draft={kept}
        remark={fit && fit !== 'same' ? t(remarks[fit]) : undefined}
        isUseless={fit === 'lost'}
      />
      {edited.isLost && <Banner tone="wait" title={t('chart.keptLost')} />}
      <ChartEditor edited={edited} accounts={accounts} />
      <FormActions>
        <Button icon="arrow-right" onPress={next} {...(moves.length === 0 && { disabledReason: t('chart.noMoves') })}>
          {words('form.continue')}
        </Button>
      </FormActions>
    </FormFrame>
  );
}

const mostUngrouped = 100;

function useChart() {
  const chart = useRead(getHierarchyChart, { body: {} });
  const pages = usePages(listUngroupedAccounts, (page) => ({ body: { page } }), mostUngrouped);
  return { chart, ungrouped: pages.data && pages.items.map(({ account }) => account) };
}

function Edit({ wanted, repair }: Pick<EditingProps, 'wanted' | 'repair'>) {
  const { chart, ungrouped } = useChart();
  if (!ungrouped && !chart.error) return skeleton;
  return (
    <Reading read={chart} skeleton={skeleton} fillsScreen>
      {(detail) => (
        <Editing
          key={detail.chart.revision}
          chart={detail.chart}
          ungrouped={ungrouped ?? []}
          wanted={wanted}
          repair={repair}
        />
      )}
    </Reading>
  );
}

function Repair({ taskId }: { readonly taskId: string }) {
  const read = useRead(getAdminTask, { body: { taskId } });
  return (
    <Reading read={read} skeleton={skeleton} fillsScreen>
      {({ task, returned, failure, content }) => (
        <>
          <RepairedNotice returned={returned} failure={failure} />
          <Edit
            wanted={contentOf(content, 'account-hierarchy')?.moves ?? []}
            repair={{ taskId, revision: task.revision }}
          />
        </>
      )}
    </Reading>
  );
}

export function Component() {
  const t = useTexts('account-groups');
  const screens = useTexts('screens');
  const [parameters] = useSearchParams();
  const taskId = parameters.get('taskId');
  const list = { href: pathTo(chartScreens.list, { view: 'chart' }), label: screens('accountGroups') };
  return (
    <>
      <PageHeader {...crumbsTo(list)} title={screens('hierarchyChartEdit')} description={t('chart.intro')} />
      {taskId ? <Repair taskId={taskId} /> : <Edit wanted={[]} repair={null} />}
    </>
  );
}
