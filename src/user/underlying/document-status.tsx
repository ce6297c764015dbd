import type { UnderlyingStatus } from '../../../generated/types.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { Tone } from '../../ui/tone.ts';

const tones: Readonly<Record<UnderlyingStatus, Tone>> = {
  'in-review': 'wait',
  usable: 'done',
  'used-up': 'plain',
  expired: 'refused',
  refused: 'refused',
};

export function DocumentStatus({ status }: { readonly status: UnderlyingStatus }) {
  const t = useTexts('underlying');
  return <StatusTag tone={tones[status]}>{t(`status.${status}`)}</StatusTag>;
}
