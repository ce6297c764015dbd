import { expect, test } from 'vitest';
import { byTimeLeft, queueOrder } from '../../src/components/queue/queues.ts';
import { readListState } from '../../src/lib/list-query.ts';

test('a queue that is opened anew begins with what is overdue, as the home page does', () => {
  const spec = { filters: {}, sort: queueOrder } as const;
  expect(readListState(spec, new URLSearchParams()).sort).toEqual(byTimeLeft);
  expect(readListState(spec, new URLSearchParams('sort=-date')).sort).toEqual({ field: 'date', direction: 'desc' });
});
