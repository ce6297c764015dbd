import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useFailure } from '../failure/use-failure.ts';

interface UnsignedDecisionProps<Answer> {
  readonly label: string;
  readonly disabledReason: string | undefined;
  decide(): Promise<Answer>;
  onDecided(answer: Answer): void;
}

/** The button of a decision that needs no signature. */
export function UnsignedDecision<Answer>({ label, disabledReason, decide, onDecided }: UnsignedDecisionProps<Answer>) {
  const { attempt } = useFailure();
  const [isPending, setPending] = useState(false);
  async function pass(): Promise<void> {
    setPending(true);
    const result = await attempt(decide).finally(() => setPending(false));
    if (result.isDone) onDecided(result.output);
  }
  return (
    <Button
      className="self-end"
      icon="check"
      isPending={isPending}
      disabledReason={disabledReason}
      onPress={() => void pass()}
    >
      {label}
    </Button>
  );
}
