// The stages of a workflow as a picture that is edited directly: a card for each stage, with its groups and quorums.
import { listStageCandidates } from '../../../generated/calls/workflows.ts';
import type { ApprovalOrder, StageCandidate, StageGroup, StageKind } from '../../../generated/types.ts';
import { useField, useFieldValue } from '../../components/form/use-field.ts';
import { AddingLookup } from '../../components/pickers/adding-lookup.tsx';
import { stageKinds } from '../../components/stage-picture/stage-marks.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { StageGroupBox } from './stage-group-box.tsx';
import { added, changed, moved, removed } from './stage-changes.ts';

const keyOf = ({ groupKind, groupId }: StageGroup | StageCandidate) => `${groupKind} ${groupId}`;

interface StageCardProps {
  readonly kind: StageKind;
  readonly isInOrder: boolean;
}

function Groups({ kind, isInOrder }: StageCardProps) {
  const t = useTexts('workflows');
  const value = useFieldValue<readonly StageGroup[]>(kind);
  if (value.length === 0) return <p className="text-sm text-ink-soft">{t(`stage.${kind}None`)}</p>;
  const order = value.length > 1 && (
    <p className="text-sm text-ink-soft">{t(isInOrder ? 'stage.inOrder' : 'stage.atOnce')}</p>
  );
  return (
    <>
      {order}
      <GroupList kind={kind} isInOrder={isInOrder} />
    </>
  );
}

function GroupList({ kind, isInOrder }: StageCardProps) {
  const t = useTexts('workflows');
  const { value, onChange } = useField<readonly StageGroup[]>(kind, t(`stage.${kind}`));
  return (
    <ol aria-label={t('stage.groupsOf', { stage: t(`stage.${kind}`) })} className="flex flex-col gap-2">
      {value.map((group, index) => (
        <li key={keyOf(group)} className="flex flex-col gap-2">
          <StageGroupBox
            group={group}
            place={isInOrder ? index + 1 : null}
            onQuorum={(quorum) => onChange(changed(value, index, quorum))}
            onRemove={() => onChange(removed(value, index))}
            {...(isInOrder && index > 0 && { onEarlier: () => onChange(moved(value, index, -1)) })}
            {...(isInOrder && index < value.length - 1 && { onLater: () => onChange(moved(value, index, 1)) })}
          />
          {isInOrder && index < value.length - 1 && (
            <Icon name="arrow-down" size={16} className="self-center text-ink-soft" />
          )}
        </li>
      ))}
    </ol>
  );
}

function AddGroup({ kind }: { readonly kind: StageKind }) {
  const t = useTexts('workflows');
  const { value, onChange, error } = useField<readonly StageGroup[]>(kind, t(`stage.${kind}`));
  const optionOf = (candidate: StageCandidate) => ({
    id: keyOf(candidate),
    label: candidate.groupName,
    description: t(`groupKind.${candidate.groupKind}`),
    detail: t('stage.people', { count: candidate.people.length }),
    isDisabled: candidate.people.length === 0,
  });
  return (
    <AddingLookup
      label={t('stage.add', { stage: t(`stage.${kind}`) })}
      call={listStageCandidates}
      inputOf={(search, page) => ({ body: { stageKind: kind, ...(search && { search }), page } })}
      optionOf={optionOf}
      added={value.map(keyOf)}
      onAdd={(candidate) => onChange(added(value, candidate))}
      error={error}
    />
  );
}

function StageCard({ kind, isInOrder }: StageCardProps) {
  const t = useTexts('workflows');
  return (
    <div
      ref={useKeptFocus<HTMLDivElement>()}
      className="flex w-full min-w-0 flex-1 flex-col gap-3 self-stretch rounded-lg border border-line-strong bg-surface p-3"
    >
      <h3 className="font-semibold">{t(`stage.${kind}`)}</h3>
      <Groups kind={kind} isInOrder={isInOrder} />
      <AddGroup kind={kind} />
    </div>
  );
}

export function StageEditor() {
  const t = useTexts('workflows');
  const order = useFieldValue<ApprovalOrder>('approvalOrder');
  return (
    <ol aria-label={t('form.route')} className="flex flex-col gap-2 xl:flex-row xl:items-stretch">
      {stageKinds.map((kind, index) => (
        <li key={kind} className="flex min-w-0 flex-1 flex-col items-center gap-2 xl:flex-row">
          {index > 0 && <Icon name="arrow-right" size={16} className="rotate-90 text-ink-soft xl:rotate-0" />}
          <StageCard kind={kind} isInOrder={kind === 'approve' && order === 'sequential'} />
        </li>
      ))}
    </ol>
  );
}
