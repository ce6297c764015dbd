import type { EventTopic, NotificationEvent } from '../generated/types.ts';

const everybody: readonly EventTopic[] = [
  'bulk-progress',
  'report-progress',
  'favorite-changed',
  'inbox-message',
  'parameters-changed',
  'maintenance',
];
const corporate: readonly EventTopic[] = ['todo-counts', 'request-changed', 'transaction-changed'];
const administration: readonly EventTopic[] = ['task-changed'];

/** The kinds of events that a person may receive; a new stream carries all of them. */
export function topicsOfRoles(roles: readonly string[]): EventTopic[] {
  const isAdministrator = roles.some((role) => role.startsWith('SYSADMIN'));
  return [...(isAdministrator ? administration : corporate), ...everybody];
}

/** Adds only topics that the person may receive; the result has the order of all topics. */
export function withTopics(current: readonly EventTopic[], added: readonly EventTopic[], roles: readonly string[]) {
  return topicsOfRoles(roles).filter((topic) => current.includes(topic) || added.includes(topic));
}

export function withoutTopics(current: readonly EventTopic[], left: readonly EventTopic[]): EventTopic[] {
  return current.filter((topic) => !left.includes(topic));
}

const endOfSession = ['session-ended', 'session-ended-elsewhere'];

/** These events concern one session of a user, not all sessions. */
export const endsSession = (type: string) => endOfSession.includes(type);

/** A user cannot unsubscribe from events about the session. */
export const alwaysComes = (type: NotificationEvent['type']) => type.startsWith('session-');

const all: readonly unknown[] = [...corporate, ...administration, ...everybody];
export const isEventTopic = (value: unknown): value is EventTopic => all.includes(value);
