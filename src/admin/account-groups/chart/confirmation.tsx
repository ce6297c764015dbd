import { useNavigate } from 'react-router-dom';
import { editHierarchyChart, previewHierarchyChart } from '../../../../generated/calls/account-groups.ts';
import type { HierarchyChartPreview } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { useWrite } from '../../../api/write.ts';
import { useChangeWords } from '../../../components/admin-resource/change-words.ts';
import { ConfirmationFrame, NothingToConfirm } from '../../../components/admin-resource/confirmation-frame.tsx';
import { ImpactNotes } from '../../../components/admin-resource/impact-list.tsx';
import { ChangeCheck } from '../../../components/change-replay/change-check.tsx';
import { usePlanned } from '../../../components/admin-resource/planned-change.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import { ChartTree } from '../../../components/hierarchy-chart/chart-tree.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { pathTo } from '../../../paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { chartScreens } from '../account-group.ts';
import type { PlannedMoves } from './planned-moves.ts';

interface AfterProps {
  readonly preview: HierarchyChartPreview;
  readonly moves: PlannedMoves['moves'];
}

function After({ preview: { chart, blockers }, moves }: AfterProps) {
  const t = useTexts('account-groups');
  const words = useTexts('administration');
  return (
    <div className="flex flex-col gap-4">
      {blockers.length > 0 && (
        <Banner tone="refused" title={words('impact.blocked')}>
          <ImpactNotes notes={blockers} />
        </Banner>
      )}
      <ChartTree chart={chart} label={t('chart.after')} />
      {blockers.length === 0 && <ChangeCheck change={{ kind: 'account-hierarchy', moves: [...moves] }} />}
    </div>
  );
}

function Planned({ planned }: { readonly planned: PlannedMoves }) {
  const t = useTexts('account-groups');
  const navigate = useNavigate();
  const words = useChangeWords();
  const write = useWrite(editHierarchyChart, { refreshes: ['tasks'] });
  const { moves, revision, repair } = planned;
  const body = { revision, moves: [...moves] };
  const read = useRead(previewHierarchyChart, { body });
  return (
    <Reading read={read} skeleton={<Skeleton className="h-96 w-full" />} fillsScreen>
      {(preview) => (
        <ConfirmationFrame
          differences={words(preview.changes)}
          impact={<After preview={preview} moves={moves} />}
          name={t('tab.chart')}
          finish={pathTo(chartScreens.finish)}
          send={() => write.send({ body: { ...body, ...(repair && { repair }) } })}
          onBack={() => void navigate(-1)}
        />
      )}
    </Reading>
  );
}

export function Component() {
  const { planned } = usePlanned<PlannedMoves>();
  return planned ? <Planned planned={planned} /> : <NothingToConfirm form={pathTo(chartScreens.edit)} />;
}
