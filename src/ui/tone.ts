import type { IconName } from './icons/icon.tsx';

/** The meaning of a state: waiting, done, refused or lost, information, or nothing special. */
export type Tone = 'wait' | 'done' | 'refused' | 'inform' | 'plain';

export const TONE_ICONS: Readonly<Record<Tone, IconName>> = {
  wait: 'clock',
  done: 'check-circle',
  refused: 'x-circle',
  inform: 'info',
  plain: 'dot',
};

export const TONE_TEXT: Readonly<Record<Tone, string>> = {
  wait: 'text-wait',
  done: 'text-done',
  refused: 'text-refused',
  inform: 'text-inform',
  plain: 'text-ink-soft',
};

export const TONE_SOFT: Readonly<Record<Tone, string>> = {
  wait: 'bg-wait-soft text-wait',
  done: 'bg-done-soft text-done',
  refused: 'bg-refused-soft text-refused',
  inform: 'bg-inform-soft text-inform',
  plain: 'bg-sunken text-ink-soft',
};

export const TONE_SOLID: Readonly<Record<Tone, string>> = {
  wait: 'bg-wait-solid',
  done: 'bg-done-solid',
  refused: 'bg-refused-solid',
  inform: 'bg-inform-solid',
  plain: 'bg-line-strong',
};
