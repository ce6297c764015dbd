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

/** Which kinds of events a person may receive, and a new stream carries. */
export function topicsOfRoles(roles: readonly string[]): EventTopic[] {
  const isAdministrator = roles.some((role) => role.startsWith('SYSADMIN'));
  return [...(isAdministrator ? administration : corporate), ...everybody];
}

/** Only what the person may receive is added; the order is that of all topics. */
export function withTopics(current: readonly EventTopic[], added: readonly EventTopic[], roles: readonly string[]) {
  return topicsOfRoles(roles).filter((topic) => current.includes(topic) || added.includes(topic));
}

export function withoutTopics(current: readonly EventTopic[], left: readonly EventTopic[]): EventTopic[] {
  return current.filter((topic) => !left.includes(topic));
}

const endOfSession = ['session-ended', 'session-ended-elsewhere'];

/** These concern one session of a person, not every session. */
export const endsSession = (type: string) => endOfSession.includes(type);

/** Events on the session itself cannot be left. */
export const alwaysComes = (type: NotificationEvent['type']) => type.startsWith('session-');

const all: readonly unknown[] = [...corporate, ...administration, ...everybody];
export const isEventTopic = (value: unknown): value is EventTopic => all.includes(value);
