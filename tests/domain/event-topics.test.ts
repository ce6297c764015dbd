import { describe, expect, test } from 'vitest';
import { isEventTopic, topicsOfRoles, withoutTopics, withTopics } from '../../domain/event-topics.ts';
import { idleState } from '../../domain/session-idle.ts';

describe('the topics of a stream', () => {
  test('begin with those of the role', () => {
    expect(topicsOfRoles(['AP'])).toContain('todo-counts');
    expect(topicsOfRoles(['AP'])).not.toContain('task-changed');
    expect(topicsOfRoles(['SYSADMIN_AP'])).toContain('task-changed');
    expect(topicsOfRoles(['SYSADMIN_AP'])).not.toContain('todo-counts');
  });

  test('are added once and never beyond the role', () => {
    expect(withTopics(['inbox-message'], ['inbox-message', 'todo-counts', 'task-changed'], ['MK'])).toEqual([
      'todo-counts',
      'inbox-message',
    ]);
  });

  test('are taken away', () => {
    expect(withoutTopics(['todo-counts', 'inbox-message'], ['todo-counts', 'maintenance'])).toEqual(['inbox-message']);
  });

  test('are those of the contract', () => {
    expect([isEventTopic('maintenance'), isEventTopic('session-ended'), isEventTopic(1)]).toEqual([true, false, false]);
  });
});

describe('a session that is not used', () => {
  const policy = { idleSeconds: 600, warningSeconds: 60 };

  test.each([
    [0, { kind: 'active' }],
    [539_999, { kind: 'active' }],
    [540_000, { kind: 'warned', endsAt: 600_000 }],
    [600_000, { kind: 'warned', endsAt: 600_000 }],
    [600_001, { kind: 'over' }],
  ])('stands after %i ms as it should', (now, expected) => {
    expect(idleState(0, now, policy)).toEqual(expected);
  });
});
