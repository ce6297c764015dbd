// The cases of a repair: at another revision than the task has, as it was sent back, and once more after that.
import { complain, isDone } from './answers.ts';
import { isRepairedBefore, unlessRefused, type Expectation } from './expectations.ts';
import { isFields, type Fields } from './seen.ts';
import { rightRequest, type Case, type Subject } from './subject.ts';

type Repair = Fields & { readonly repair: Fields };

export const isRepair = (body: unknown): body is Repair => isFields(body) && isFields(body['repair']);

const atNextRevision = ({ repair, ...body }: Repair) => ({
  ...body,
  repair: { ...repair, revision: Number(repair['revision']) + 1 },
});

/**
 * A repair that was carried out is answered by who repaired the task, whichever revision is named. Unless the right
 * revision is taken, nothing is known about why another one is refused.
 */
const isRepairedOnce: Expectation = ([other, right, again]) => [
  ...(isDone(other) ? complain('accepts-old-revision', 'A repair at another revision than that of the task') : []),
  ...(isDone(right) ? unlessRefused(other, 'ERR_REQ_3', 'accepts-old-revision', 'A repair at another revision') : []),
  ...isRepairedBefore([right, again].filter((one) => one !== undefined)),
];

export function repairCases({ located, named, parts, ready }: Subject): Case[] {
  const { 'x-error-codes': codes } = located.operation;
  if (!codes.includes('79') || !codes.includes('ERR_REQ_3')) return [];
  const repairs = Object.values(named).filter(isRepair);
  return repairs.map((body) => ({
    name: `${rightRequest}a repair at another revision, at its own, and again`,
    steps: [
      ready(parts(atNextRevision(body))),
      ready(parts(body)),
      ([, right]) => (isDone(right) ? ready(parts(body)) : undefined),
    ],
    expect: isRepairedOnce,
    needsMemory: true,
  }));
}
