import { StatusTag } from '../../../ui/status-tag.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import type { TextKey } from '../../../components/text/namespaces.ts';
import type { Tone } from '../../../ui/tone.ts';

const tones: Readonly<Record<string, Tone>> = {
  discrepant: 'refused',
  overdue: 'refused',
  refused: 'refused',
  claimed: 'refused',
  due: 'wait',
  unconfirmed: 'wait',
  'documents-received': 'wait',
  examining: 'wait',
  current: 'done',
  paid: 'done',
  'paid-off': 'done',
  settled: 'done',
  repaid: 'done',
  expired: 'plain',
  cancelled: 'plain',
  released: 'plain',
  withdrawn: 'plain',
  upcoming: 'plain',
};

type StatusKey = Extract<TextKey<'facilities'>, `status.${string}`> extends `status.${infer Name}` ? Name : never;

/** The status of a record. A status that needs no action is shown as information. */
export function RecordStatus({ status }: { readonly status: StatusKey }) {
  const t = useTexts('facilities');
  return <StatusTag tone={tones[status] ?? 'inform'}>{t(`status.${status}`)}</StatusTag>;
}

interface RecordNameProps {
  readonly name: string;
  readonly note: string;
}

/** The first cell of every record: its number and its kind. */
export function RecordName({ name, note }: RecordNameProps) {
  return (
    <span className="block min-w-0">
      <span className="block font-medium">{name}</span>
      <span className="block text-sm font-normal text-ink-soft">{note}</span>
    </span>
  );
}
