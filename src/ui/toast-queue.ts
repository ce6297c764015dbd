import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import type { Tone } from './tone.ts';

export interface ToastContent {
  readonly tone: Exclude<Tone, 'plain'>;
  readonly title: string;
  readonly description?: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

const MOST_VISIBLE = 3;
const READING_TIME = 6000;

export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: MOST_VISIBLE });

/**
 * Shows a toast. Success and information disappear after a time; an error or an action stays until closed. Returns a
 * function that closes it.
 */
export function showToast(content: ToastContent): () => void {
  const leaves = (content.tone === 'done' || content.tone === 'inform') && !content.action;
  const key = toastQueue.add(content, leaves ? { timeout: READING_TIME } : {});
  return () => toastQueue.close(key);
}
