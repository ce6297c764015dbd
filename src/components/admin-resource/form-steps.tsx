import { useEffect } from 'react';
import { noteOpenChange } from '../../lib/open-change.ts';
import { Stepper, type StepState } from '../../ui/stepper.tsx';
import { useTexts } from '../text/use-texts.ts';

const steps = ['form', 'confirmation', 'finish'] as const;

interface FormStepsProps {
  readonly current: (typeof steps)[number];
  /** Goes back to the form; called only from the confirmation step. */
  readonly onBack?: () => void;
}

export function FormSteps({ current, onBack }: FormStepsProps) {
  const t = useTexts('administration');
  useEffect(noteOpenChange, []);
  const at = steps.indexOf(current);
  const stateOf = (index: number): StepState => {
    if (index === at) return 'current';
    return index < at ? 'done' : 'ahead';
  };
  return (
    <Stepper
      label={t('form.steps')}
      steps={steps.map((id, index) => ({
        id,
        label: t(`step.${id}`),
        state: stateOf(index),
        stateLabel: t(`step.${stateOf(index) as 'done'}`),
      }))}
      onJump={(id) => id === 'form' && at === 1 && onBack?.()}
    />
  );
}
