// A repair is sent three times: with a wrong revision, with the right one, and with the right one again.
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
 * Once a repair was carried out, a further one is answered by who repaired the task, whatever its revision. If the right
 * revision is refused as well, nothing is known about why the wrong one was.
 */
const isRepairedOnce: Expectation = ([other, right, again]) => [
  ...(isDone(other) ? complain('accepts-old-revision', 'A repair with a wrong revision was carried out') : []),
  ...(isDone(right) ? unlessRefused(other, 'ERR_REQ_3', 'accepts-old-revision', 'A repair with a wrong revision') : []),
  ...isRepairedBefore([right, again].filter((one) => one !== undefined)),
];

export function repairCases({ located, named, parts, ready }: Subject): Case[] {
  const { 'x-error-codes': codes } = located.operation;
  if (!codes.includes('79') || !codes.includes('ERR_REQ_3')) return [];
  const repairs = Object.values(named).filter(isRepair);
  return repairs.map((body) => ({
    name: `${rightRequest}a repair with a wrong revision, with the right one, and again`,
    steps: [
      ready(parts(atNextRevision(body))),
      ready(parts(body)),
      ([, right]) => (isDone(right) ? ready(parts(body)) : undefined),
    ],
    expect: isRepairedOnce,
    needsMemory: true,
  }));
}
