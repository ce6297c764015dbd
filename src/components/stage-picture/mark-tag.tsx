import { StatusTag } from '../../ui/status-tag.tsx';
import { useTexts } from '../text/use-texts.ts';
import type { Mark } from './stage-marks.ts';

const looks = {
  added: { tone: 'done', icon: 'plus' },
  removed: { tone: 'refused', icon: 'minus' },
  changed: { tone: 'wait', icon: 'edit' },
} as const;

/** Says in words and by a sign what happens to a stage or a group. */
export function MarkTag({ mark }: { readonly mark: Mark }) {
  const t = useTexts('workflows');
  return <StatusTag {...looks[mark]}>{t(`mark.${mark}`)}</StatusTag>;
}
