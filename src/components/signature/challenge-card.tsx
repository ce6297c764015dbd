// The challenge that the user types into the device, with its remaining time.
import type { ReactNode } from 'react';
import type { Challenge } from '../../../generated/types.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useTexts } from '../text/use-texts.ts';

interface ChallengeCardProps {
  readonly challenge: Pick<Challenge, 'challenge'>;
  readonly millisecondsLeft: number;
  /** Its total lifetime. */
  readonly life: number;
  /** The field for the response of the device. */
  readonly children: ReactNode;
}

const SECOND = 1000;
const MINUTE = 60;
const DIGITS_TOGETHER = 4;

const clockText = (milliseconds: number) => {
  const seconds = Math.ceil(milliseconds / SECOND);
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
};

function Step({ number, text, children }: { number: number; text: string; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className="figures grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-sm font-bold text-accent"
      >
        {number}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-2 pt-0.5">
        <p>{text}</p>
        {children}
      </div>
    </li>
  );
}

// The response field gets the focus without a scroll, so on a low screen the field and the digits may be hidden.
const bringIntoSight = (steps: HTMLElement | null) => steps?.scrollIntoView({ block: 'nearest' });

export function ChallengeCard({ challenge: { challenge }, millisecondsLeft, life, children }: ChallengeCardProps) {
  const t = useTexts('signature');
  return (
    <>
      <ol ref={bringIntoSight} className="flex scroll-mb-16 flex-col gap-4">
        <Step number={1} text={t('step.type')}>
          <p className="figures self-start rounded-md border border-line-strong bg-sunken px-4 py-2 text-3xl font-bold tracking-widest">
            <span className="sr-only">{t('challenge')}: </span>
            {challenge.slice(0, DIGITS_TOGETHER)} {challenge.slice(DIGITS_TOGETHER)}
          </p>
        </Step>
        <Step number={2} text={t('step.read')}>
          {children}
        </Step>
      </ol>
      <ProgressBar
        label={t('time')}
        value={(millisecondsLeft / life) * 100}
        valueText={t('left', { time: clockText(millisecondsLeft) })}
      />
    </>
  );
}
