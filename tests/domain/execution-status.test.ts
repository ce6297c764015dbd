import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasLeft, isForwarded, statusOfExecutions, type ExecutionState } from '../../domain/execution-status.ts';

const states: readonly ExecutionState[] = ['due', 'sent', 'done', 'insufficient', 'unanswered', 'rejected'];
const several = fc.array(fc.constantFrom(...states), { minLength: 1, maxLength: 40 });
const ended = fc.array(fc.constantFrom<ExecutionState>('done', 'rejected'), { minLength: 1, maxLength: 40 });

test('the order of the records, and how often a state occurs, do not change the status', () => {
  fc.assert(
    fc.property(several, (of) => {
      const status = statusOfExecutions(of);
      expect(statusOfExecutions(of.toReversed())).toBe(status);
      expect(statusOfExecutions([...of, ...of])).toBe(status);
    }),
  );
});

test('no final status is reported while a record is open', () => {
  fc.assert(
    fc.property(several, (of) => {
      const isOpen = of.some((state) => state !== 'done' && state !== 'rejected');
      const isEnd = ['Successful', 'Partial Successful', 'Failed'].includes(statusOfExecutions(of));
      expect(isEnd).toBe(!isOpen);
    }),
  );
});

test('when all have ended, it is successful with no refusal, failed with no payment, and partial between', () => {
  fc.assert(
    fc.property(ended, (of) => {
      const [paid, refused] = [of.includes('done'), of.includes('rejected')];
      const expected = paid ? (refused ? 'Partial Successful' : 'Successful') : 'Failed';
      expect(statusOfExecutions(of)).toBe(expected);
    }),
  );
});

test.each([
  [['done', 'due', 'insufficient'], 'Execution In Progress'],
  [['done', 'sent', 'unanswered'], 'Execution In Progress'],
  [['done', 'unanswered', 'insufficient', 'rejected'], 'Pending by Bank'],
  [['done', 'insufficient', 'rejected'], 'Pending Execute'],
  [['forwarded'], 'Pending by Bank'],
  [['done', 'forwarded', 'rejected'], 'Pending by Bank'],
  [['forwarded', 'insufficient'], 'Pending Execute'],
] as const)('of %j the request is %s', (of, status) => {
  expect(statusOfExecutions(of)).toBe(status);
});

test('a request is forwarded when only banks of payees are left to answer', () => {
  expect(isForwarded(['forwarded', 'done', 'rejected'])).toBe(true);
  for (const state of ['due', 'sent', 'unanswered', 'insufficient'] as const)
    expect(isForwarded(['forwarded', state])).toBe(false);
  expect(isForwarded(['done', 'rejected'])).toBe(false);
});

test('money has left with a transfer that was forwarded or paid, and with no other', () => {
  const states = ['due', 'sent', 'forwarded', 'done', 'insufficient', 'unanswered', 'rejected'] as const;
  expect(states.filter(hasLeft)).toEqual(['forwarded', 'done']);
});
