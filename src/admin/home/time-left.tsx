import { useTimeLeft } from '../../components/queue/time-left.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { PlainBar } from './plain-bar.tsx';

const near = 75;
const full = 100;

const looks = {
  late: { text: 'text-refused', bar: 'bg-refused-solid' },
  near: { text: 'text-wait', bar: 'bg-wait-solid' },
  early: { text: 'text-ink-soft', bar: 'bg-done-solid' },
} as const;

function lookOf(used: number) {
  if (used >= full) return looks.late;
  return used >= near ? looks.near : looks.early;
}

/** The time left of the service level: as text, and as a bar that empties. */
export function TimeLeft({ since, dueAt }: { readonly since: string; readonly dueAt: string | null }) {
  const time = useTimeLeft(since, dueAt);
  if (!time) return null;
  const { text, bar } = lookOf(time.used);
  return (
    <span className="flex w-40 shrink-0 flex-col gap-1 max-sm:w-full">
      <span className={classes('figures flex items-center gap-1 text-sm font-semibold sm:justify-end', text)}>
        <Icon name={time.used >= full ? 'warning' : 'clock'} size={14} />
        {time.text}
      </span>
      <PlainBar filled={time.used >= full ? full : full - time.used} colour={bar} />
    </span>
  );
}
