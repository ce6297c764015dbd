// The numbers in the examples fit each other, because client developers rely on them.
import { describe, expect, test } from 'vitest';
import type { AdminTaskCounts } from '../../generated/types.ts';
import { resolve, type Example, type ResponseObject } from '../../server/contract/document.ts';
import { contract, operations } from './contract.ts';

type Value = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Value => typeof value === 'object' && value !== null;

/** Every object inside a value, and the value itself. */
const objectsIn = (value: unknown): Value[] =>
  isObject(value) ? [...(Array.isArray(value) ? [] : [value]), ...Object.values(value).flatMap(objectsIn)] : [];

const objects = operations.flatMap(({ operation }) =>
  Object.values(operation.responses).flatMap((given) => {
    const examples = resolve<ResponseObject>(contract, given).content?.['application/json']?.examples ?? {};
    return Object.entries(examples).flatMap(([name, example]) =>
      objectsIn(resolve<Example>(contract, example).value).map((value) => ({
        place: `${operation.operationId} ${name}`,
        value,
      })),
    );
  }),
);

interface List {
  readonly items: readonly unknown[];
  readonly page: {
    readonly nextCursor: string | null;
    readonly previousCursor: string | null;
    readonly total: number | null;
  };
  readonly counts?: readonly { readonly count: number }[];
}

const isList = (value: object): value is List => 'items' in value && Array.isArray(value.items) && 'page' in value;
const isWhole = ({ page }: List) => page.nextCursor === null && page.previousCursor === null;
const sumOf = ({ counts = [] }: List) => counts.reduce((sum, { count }) => sum + count, 0);
const lists = objects.flatMap(({ place, value }) => (isList(value) ? [{ place, list: value }] : []));

const isTaskCounts = (value: object): value is AdminTaskCounts => 'countDataToApprove' in value && 'countAll' in value;
const taskCounts = objects.flatMap(({ place, value }) => (isTaskCounts(value) ? [{ place, counts: value }] : []));

const placesOf = (wrong: readonly { readonly place: string }[]) => wrong.map(({ place }) => place);

describe('the numbers of an example', () => {
  test('of a list on one page are as many as its rows', () => {
    const wrong = lists.filter(
      ({ list }) => isWhole(list) && list.page.total !== null && list.page.total !== list.items.length,
    );
    expect(lists.length).toBeGreaterThan(50);
    expect(placesOf(wrong)).toEqual([]);
  });

  test('of a list by status add up to its total', () => {
    const counted = lists.filter(({ list }) => list.counts && list.page.total !== null);
    expect(placesOf(counted.filter(({ list }) => sumOf(list) !== list.page.total))).toEqual([]);
  });

  test('of the tasks of a company keep a queue within its tab, and the tabs within all', () => {
    const wrong = taskCounts.filter(
      ({ counts: { countDataToApprove, countDataToRepair, countPending, ...tabs } }) =>
        countDataToApprove > countPending ||
        countDataToRepair + countPending + tabs.countSuccessful + tabs.countUnsuccessful > tabs.countAll,
    );
    expect(taskCounts.length).toBeGreaterThan(3);
    expect(placesOf(wrong)).toEqual([]);
  });
});
