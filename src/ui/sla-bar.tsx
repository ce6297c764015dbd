import { Meter, Label } from 'react-aria-components';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';
import { TONE_SOLID, TONE_TEXT } from './tone.ts';
import type { Tone } from './tone.ts';

interface SlaBarProps {
  readonly label: string;
  /** Under a header that says the same, only a screen reader needs the label. */
  readonly isLabelHidden?: boolean;
  /** The used part of the time in percent; above 100 when late. */
  readonly used: number;
  /** "2 h 10 min left", "40 min late". */
  readonly text: string;
  /** Turns amber from this percentage. */
  readonly warnFrom?: number;
}

const FULL = 100;

function toneOf(used: number, warnFrom: number): Tone {
  if (used >= FULL) return 'refused';
  return used >= warnFrom ? 'wait' : 'done';
}

/** Shows the remaining time of a service level as a bar; the bar is full again once the time is over. */
export function SlaBar({ label, isLabelHidden = false, used, text, warnFrom = 75 }: SlaBarProps) {
  const tone = toneOf(used, warnFrom);
  const filled = used >= FULL ? FULL : FULL - used;
  return (
    <Meter value={filled} valueLabel={text} className="flex min-w-0 flex-col gap-1">
      <span
        className={classes(
          'flex items-center gap-3 text-sm',
          isLabelHidden ? 'justify-end @lg:justify-start' : 'justify-between',
        )}
      >
        <Label className={isLabelHidden ? 'sr-only' : 'text-ink-soft'}>{label}</Label>
        <span className={classes('figures flex items-center gap-1 font-semibold whitespace-nowrap', TONE_TEXT[tone])}>
          <Icon name={used >= FULL ? 'warning' : 'clock'} size={14} />
          {text}
        </span>
      </span>
      <span className="h-1.5 forced-color-adjust-none overflow-hidden rounded-full bg-sunken">
        <span className={classes('block h-full rounded-full', TONE_SOLID[tone])} style={{ width: `${filled}%` }} />
      </span>
    </Meter>
  );
}
