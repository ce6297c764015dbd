import type { AdminTaskStatus, RecordStatus } from '../../../generated/types.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { Tone } from '../../ui/tone.ts';
import { useTexts } from '../text/use-texts.ts';

export function RecordStatusTag({ status }: { readonly status: RecordStatus }) {
  const t = useTexts('administration');
  return <StatusTag tone={status === 'Active' ? 'done' : 'plain'}>{t(`record.${status}`)}</StatusTag>;
}

const tones: Readonly<Record<AdminTaskStatus, Tone>> = {
  'Pending Approval': 'wait',
  'To Repair': 'wait',
  'To Approve': 'wait',
  'To Release': 'wait',
  Successful: 'done',
  Cancelled: 'refused',
  Rejected: 'refused',
  Failed: 'refused',
};

export function TaskStatusTag({ status }: { readonly status: AdminTaskStatus }) {
  const t = useTexts('administration');
  return <StatusTag tone={tones[status]}>{t(`status.${status}`)}</StatusTag>;
}
