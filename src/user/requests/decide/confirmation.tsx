// Verify, approve or release: the requests, the flags to check, and the signature.
import { useState } from 'react';
import type { RequestFlag } from '../../../../generated/types.ts';
import { UnsignedDecision } from '../../../components/deciding/unsigned-decision.tsx';
import { SignatureForm } from '../../../components/signature/signature-form.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import type { OrdinaryQueue } from '../../../components/queue/queues.ts';
import { writeTargets } from '../../../components/queue/targets.ts';
import { DecisionFrame, type ReadyDecision } from './decision-frame.tsx';
import { FlagChecks, flagsOf } from './flag-checks.tsx';
import { challengeRequestOf } from './challenge-request.ts';
import { useMovedText } from './sums.ts';
import { useDecide } from './use-decide.ts';

interface DecidingProps extends ReadyDecision {
  readonly decision: OrdinaryQueue;
}

interface PassProps extends DecidingProps {
  readonly label: string;
  readonly confirmed: readonly RequestFlag[];
  readonly disabledReason: string | undefined;
}

function Unsigned({ decision, targets, confirmed, label, disabledReason, onDecided }: PassProps) {
  const decide = useDecide();
  return (
    <UnsignedDecision
      label={label}
      disabledReason={disabledReason}
      decide={() => decide({ decision, targets, confirmed })}
      onDecided={onDecided}
    />
  );
}

function Signed({ decision, preview, targets, confirmed, label, disabledReason, onDecided }: PassProps) {
  const decide = useDecide();
  const services = preview.items.flatMap(({ ready, serviceType }) => (ready && serviceType ? [serviceType] : []));
  const facts = { services, sums: preview.sums };
  const about = challengeRequestOf(decision === 'release' ? 'release' : 'approve', facts, targets);
  if (!about) return null;
  return (
    <SignatureForm
      key={writeTargets(targets)}
      about={about}
      submitLabel={label}
      disabledReason={disabledReason}
      sign={(signature) => decide({ decision, targets, confirmed, signature })}
      onDone={onDecided}
    />
  );
}

function Deciding(props: DecidingProps) {
  const { decision, preview, targets } = props;
  const t = useTexts('requests');
  const movedText = useMovedText();
  const [checked, setChecked] = useState<readonly RequestFlag[]>([]);
  const wanted = flagsOf(preview.items);
  const confirmed = wanted.filter((flag) => checked.includes(flag));
  const label = t(`button.${decision}`, { count: targets.length, sum: movedText(preview.items) });
  const disabledReason = confirmed.length < wanted.length ? t('check.first') : undefined;
  const Pass = preview.needsSignature ? Signed : Unsigned;
  return (
    <>
      <FlagChecks items={preview.items} checked={checked} onChange={setChecked} />
      <Pass {...props} label={label} confirmed={confirmed} disabledReason={disabledReason} />
    </>
  );
}

export function Component({ decision }: { readonly decision: OrdinaryQueue }) {
  return (
    <DecisionFrame queue={decision} decision={decision}>
      {(ready) => <Deciding decision={decision} {...ready} />}
    </DecisionFrame>
  );
}
