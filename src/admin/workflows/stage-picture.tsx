// The stages of a workflow as a line from the first signature to the last.
import type { ApprovalOrder, StageGroup, StageKind } from '../../../generated/types.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { stageKinds } from './approval-workflow.ts';

interface StagePictureProps {
  readonly label: string;
  readonly stages: Readonly<Record<StageKind, readonly StageGroup[]>>;
  readonly order: ApprovalOrder;
}

interface Stage {
  readonly id: string;
  readonly kind: StageKind;
  readonly groups: readonly StageGroup[];
}

/** Sequential approval has one stage per group, as in the route of a request. */
function stagesOf({ stages, order }: StagePictureProps): Stage[] {
  return stageKinds.flatMap((kind): Stage[] => {
    const groups = stages[kind];
    if (groups.length === 0) return [];
    if (kind !== 'approve' || order === 'parallel') return [{ id: kind, kind, groups }];
    return groups.map((group, index) => ({ id: `${kind} ${index}`, kind, groups: [group] }));
  });
}

function StageCard({ stage: { kind, groups } }: { readonly stage: Stage }) {
  const t = useTexts('workflows');
  return (
    <div className="flex w-full min-w-0 flex-1 flex-col gap-2 self-stretch rounded-lg border border-line bg-surface p-3">
      <span className="font-semibold">{t(`stage.${kind}`)}</span>
      <ul className="flex flex-col gap-1.5">
        {groups.map(({ groupKind, groupId, groupName, quorum, eligible }) => (
          <li key={`${groupKind} ${groupId}`} className="flex flex-wrap items-baseline justify-between gap-x-2">
            <span className="min-w-0 font-medium wrap-anywhere">{groupName}</span>
            <span className="figures text-sm text-ink-soft">{t('stage.quorum', { quorum, eligible })}</span>
            <span className="basis-full text-sm text-ink-soft">{t(`groupKind.${groupKind}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function StagePicture(props: StagePictureProps) {
  const t = useTexts('workflows');
  const shown = stagesOf(props);
  if (shown.length === 0) return <p className="text-ink-soft">{t('stage.noneAtAll')}</p>;
  return (
    <ol aria-label={props.label} className="flex flex-col gap-2 lg:flex-row lg:items-stretch">
      {shown.map((stage, index) => (
        <li key={stage.id} className="flex min-w-0 flex-1 flex-col items-center gap-2 lg:flex-row">
          {index > 0 && <Icon name="arrow-right" size={16} className="rotate-90 text-ink-soft lg:rotate-0" />}
          <StageCard stage={stage} />
        </li>
      ))}
    </ol>
  );
}
