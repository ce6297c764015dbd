// The part that takes the decision: the required checks, then the signature, the button or the reason.
import { useState } from 'react';
import type { AdminDecisionPreview, AdminDecisionResult, AdminDecisionTarget } from '../../../generated/types.ts';
import { ReasonForm } from '../../components/deciding/reason-form.tsx';
import { UnsignedDecision } from '../../components/deciding/unsigned-decision.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Section } from '../../ui/section.tsx';
import { keyOfTargets } from './task-targets.ts';
import { TaskSignature } from './task-signature.tsx';
import { useDecide } from './use-decide.ts';

interface DecidingProps {
  readonly preview: AdminDecisionPreview;
  readonly targets: readonly AdminDecisionTarget[];
  onDecided(results: readonly AdminDecisionResult[]): void;
}

interface CheckProps {
  readonly count: number;
  readonly isChecked: boolean;
  onChange(isChecked: boolean): void;
}

function BlockedCheck({ count, isChecked, onChange }: CheckProps) {
  const t = useTexts('tasks');
  return (
    <Card>
      <Section title={t('check.title')}>
        <Checkbox isSelected={isChecked} onChange={onChange}>
          {t('check.blocked', { count })}
        </Checkbox>
      </Section>
    </Card>
  );
}

function Approving({ preview, targets, onDecided }: DecidingProps) {
  const t = useTexts('tasks');
  const decide = useDecide();
  const [isChecked, setChecked] = useState(false);
  const blocked = preview.items.filter(({ ready, confirmations }) => ready && confirmations.length > 0).length;
  const label = t('button.approve', { count: targets.length });
  const disabledReason = blocked > 0 && !isChecked ? t('check.first') : undefined;
  const order = { decision: 'approve', targets, acceptsBlocked: blocked > 0 } as const;
  return (
    <>
      {blocked > 0 && <BlockedCheck count={blocked} isChecked={isChecked} onChange={setChecked} />}
      {preview.needsSignature ? (
        <TaskSignature
          key={keyOfTargets(targets)}
          targets={targets}
          submitLabel={label}
          {...(disabledReason && { disabledReason })}
          sign={(signature) => decide({ ...order, signature })}
          onDone={onDecided}
        />
      ) : (
        <UnsignedDecision
          label={label}
          disabledReason={disabledReason}
          decide={() => decide(order)}
          onDecided={onDecided}
        />
      )}
    </>
  );
}

export function DecisionPanel(props: DecidingProps) {
  const { preview, targets, onDecided } = props;
  const t = useTexts('tasks');
  const decide = useDecide();
  const { decision } = preview;
  if (decision === 'approve') return <Approving {...props} />;
  return (
    <ReasonForm
      decision={decision}
      isReasonRequired={preview.reasonRequired}
      label={t(`button.${decision}`, { count: targets.length })}
      send={(reason) => decide({ decision, targets, reason })}
      onDone={onDecided}
    />
  );
}
