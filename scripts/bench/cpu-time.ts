// The CPU time of processes, from /proc. Unlike a speed, it hardly changes when other programs are busy as well.
import { readdirSync, readFileSync } from 'node:fs';

const millisecondsOfTick = 10;

interface Times {
  readonly parent: number;
  readonly own: number;
  /** Of its children that have ended. */
  readonly ended: number;
}

/** Returns undefined for a process that has ended, and where there is no /proc. */
function timesOf(pid: number): Times | undefined {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The second field is the name in brackets, which may hold spaces.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
    (index) => fields[index],
  );
  return {
    parent,
    own: (user + system) * millisecondsOfTick,
    ended: (endedUser + endedSystem) * millisecondsOfTick,
  };
}

/** Milliseconds of a process by itself. */
export const cpuOf = (pid: number): number => timesOf(pid)?.own ?? 0;

/** Milliseconds of the children of a process that have ended. */
export const cpuOfEnded = (pid: number): number => timesOf(pid)?.ended ?? 0;

function processIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Boolean);
  } catch {
    return [];
  }
}

/** Milliseconds of a process with its children, the ended ones included. */
export function cpuWithChildren(pid: number): number {
  const children = processIds()
    .flatMap((one) => timesOf(one) ?? [])
    .filter(({ parent }) => parent === pid);
  return children.reduce((sum, { own }) => sum + own, cpuOf(pid) + cpuOfEnded(pid));
}
