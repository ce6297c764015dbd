// A company whose people, workflows and map change at random.
import type { SetUp, SetUpPerson, SetUpWorkflow } from '../../../../domain/approval/findings.ts';
import type { GroupQuorum, MatrixRow, StageKind } from '../../../../domain/approval/types.ts';
import { idr } from '../../reference.ts';
import { person, row } from '../company.ts';
import type { Random } from './random.ts';

export const groups = ['keuangan', 'direksi', 'treasury'] as const;
export const accounts = ['acc-1', 'acc-2'] as const;
export const services = ['SVC_LCY_BIFAST', 'SVC_LCY_RTGS'] as const;
const kinds: readonly StageKind[] = ['verify', 'approve', 'release'];
export const amounts = ['10000', '50000000', '900000000'] as const;
const bounds = ['20000000', '500000000'] as const;

export interface World {
  readonly people: readonly SetUpPerson[];
  readonly workflows: readonly SetUpWorkflow[];
  readonly rows: readonly (MatrixRow & { readonly workflowId: string })[];
}

function randomPerson(random: Random, name: string): SetUpPerson {
  return {
    ...person(name, random.some(groups, 0.6), {
      blocked: random.chance(0.1),
      services: random.some(services, 0.9),
      accountIds: random.some(accounts, 0.9),
      stageKinds: random.some(kinds, 0.7),
    }),
    name,
    isMaker: random.chance(0.4),
    canSign: random.chance(0.85),
  };
}

const quorums = (random: Random, share: number): GroupQuorum[] =>
  random.some(groups, share).map((groupId) => ({ groupId, quorum: 1 + random.below(2) }));

function randomWorkflow(random: Random, id: string): SetUpWorkflow {
  const workflow = {
    verify: quorums(random, 0.2),
    approve: [{ groupId: random.pick(groups), quorum: 1 }, ...quorums(random, 0.2)],
    order: random.pick(['parallel', 'sequential'] as const),
    release: quorums(random, 0.3),
  };
  const approve = [...new Map(workflow.approve.map((one) => [one.groupId, one])).values()];
  return { id, name: `Alur ${id}`, workflow: { ...workflow, approve } };
}

function randomRow(random: Random, id: string, workflows: readonly SetUpWorkflow[]): World['rows'][number][] {
  const { id: workflowId, workflow } = workflows[random.below(workflows.length)] ?? {};
  if (workflowId === undefined || workflow === undefined) return [];
  const [low, high] = bounds;
  const minimum = random.chance(0.3) ? idr(random.pick(bounds)) : null;
  const maximum = random.chance(0.3) ? idr(minimum ? high : low) : null;
  return [
    {
      ...row(id, {
        accountIds: random.chance(0.3) ? [random.pick(accounts)] : null,
        services: random.chance(0.3) ? [random.pick(services)] : null,
        minimum,
        maximum,
        workflow,
      }),
      workflowId,
    },
  ];
}

const ids = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}-${index + 1}`);
const withWorkflows = (world: World): World => ({
  ...world,
  rows: world.rows.flatMap((one) => {
    const found = world.workflows.find(({ id }) => id === one.workflowId);
    return found ? [{ ...one, workflow: found.workflow }] : [];
  }),
});

export function firstWorld(random: Random): World {
  const workflows = ids('aw', 4).map((id) => randomWorkflow(random, id));
  return {
    people: ids('user', 10).map((id) => randomPerson(random, id)),
    workflows,
    rows: ids('wr', 5).flatMap((id) => randomRow(random, id, workflows)),
  };
}

const replaced = <Item extends { readonly id: string }>(items: readonly Item[], item: Item): Item[] => [
  ...items.filter(({ id }) => id !== item.id),
  item,
];

/** One change of a user, a group, a workflow or the map. */
export function changed(random: Random, world: World): World {
  const id = (prefix: string, count: number) => `${prefix}-${1 + random.below(count)}`;
  const changes = [
    () => {
      const name = id('user', 10);
      const others = world.people.filter(({ personId }) => personId !== name);
      return { ...world, people: [...others, randomPerson(random, name)] };
    },
    () => withWorkflows({ ...world, workflows: replaced(world.workflows, randomWorkflow(random, id('aw', 4))) }),
    () => {
      const rowId = id('wr', 8);
      const others = world.rows.filter((one) => one.id !== rowId);
      return {
        ...world,
        rows: random.chance(0.2) ? others : [...others, ...randomRow(random, rowId, world.workflows)],
      };
    },
    () => {
      const left = random.pick(groups);
      const leaver = id('user', 10);
      const people = world.people.map((one) =>
        one.personId === leaver ? { ...one, groupIds: one.groupIds.filter((group) => group !== left) } : one,
      );
      return { ...world, people };
    },
  ] as const;
  return random.pick([changes[0], changes[1], changes[2], changes[3]])();
}

export const setUpOf = ({ people, workflows, rows }: World): SetUp => ({
  people,
  groupNames: new Map(groups.map((group) => [group, group])),
  workflows,
  maps: [{ id: 'wm-1', name: 'Matriks', rows }],
  ceilingOf: () => null,
  services,
});
