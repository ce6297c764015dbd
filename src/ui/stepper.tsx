import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';
import { useScrollToCurrent } from './use-scroll-to-current.ts';

export type StepState = 'ahead' | 'current' | 'done' | 'error';

export interface Step {
  readonly id: string;
  readonly label: string;
  readonly state: StepState;
  /** Read after the label for users who cannot see the mark: done, needs attention and so on. */
  readonly stateLabel: string;
  readonly note?: string;
}

interface StepperProps {
  readonly label: string;
  readonly steps: readonly Step[];
  readonly onJump: (id: string) => void;
}

const MARKS: Readonly<Record<StepState, string>> = {
  ahead: 'border-line-strong text-ink-soft bg-surface',
  current: 'border-accent text-accent bg-accent-soft',
  done: 'border-transparent bg-accent text-on-accent',
  error: 'border-transparent bg-refused-solid text-on-refused',
};

/** At the side of a long form; on a narrow screen, one line above it. */
export function Stepper({ label, steps, onJump }: StepperProps) {
  const line = useScrollToCurrent<HTMLOListElement>();
  return (
    <nav aria-label={label}>
      <ol ref={line} className="flex gap-1 overflow-x-auto lg:flex-col lg:gap-0">
        {steps.map((step, index) => (
          <li key={step.id} className="relative shrink-0 lg:pb-3 lg:last:pb-0">
            {index < steps.length - 1 && <Thread isDone={step.state === 'done'} />}
            <StepButton step={step} number={index + 1} onJump={onJump} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Thread({ isDone }: { readonly isDone: boolean }) {
  const colour = isDone ? 'bg-accent' : 'bg-line';
  return (
    <span aria-hidden="true" className={classes('absolute top-9 bottom-0 left-5 hidden w-0.5 lg:block', colour)} />
  );
}

function StepButton({
  step,
  number,
  onJump,
}: { readonly step: Step; readonly number: number } & Pick<StepperProps, 'onJump'>) {
  const { id, label, state, stateLabel, note } = step;
  const isCurrent = state === 'current';
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'step' : undefined}
      onClick={() => onJump(id)}
      className="focus-ring flex w-full items-start gap-2.5 rounded-md p-2 text-left transition-colors hover:bg-sunken"
    >
      <span
        className={classes(
          'figures grid size-6 shrink-0 place-items-center rounded-full border text-xs font-bold',
          MARKS[state],
        )}
      >
        <StepMark state={state} number={number} />
      </span>
      <span className="min-w-0 pt-0.5">
        <span
          className={classes(
            'block leading-snug',
            isCurrent ? 'font-bold text-ink' : 'font-medium text-ink-soft max-lg:sr-only',
          )}
        >
          {label}
          <span className="sr-only">, {stateLabel}</span>
        </span>
        {note && <span className="hidden text-sm text-ink-soft lg:block">{note}</span>}
      </span>
    </button>
  );
}

function StepMark({ state, number }: { readonly state: StepState; readonly number: number }) {
  if (state === 'done') return <Icon name="check" size={14} />;
  return state === 'error' ? <span aria-hidden="true">!</span> : number;
}
