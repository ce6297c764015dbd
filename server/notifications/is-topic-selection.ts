import { isEventTopic } from '../../domain/event-topics.ts';
import type { TopicSelection } from '../../generated/types.ts';

const mostTopics = 10;

/** Checks a decrypted value, which the contract's validator has not seen. */
export function isTopicSelection(value: unknown): value is TopicSelection {
  if (typeof value !== 'object' || value === null || Object.keys(value).join() !== 'topics') return false;
  const { topics } = value as { readonly topics: unknown };
  if (!Array.isArray(topics) || topics.length === 0 || topics.length > mostTopics) return false;
  return topics.every(isEventTopic) && new Set(topics).size === topics.length;
}
