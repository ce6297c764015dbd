import type { ReplayRequest } from '../../../generated/types.ts';
import { DraftFindings } from '../set-up-findings/findings.tsx';
import { ChangeReplay } from './change-replay.tsx';

export interface ActionCheckProps {
  readonly change: ReplayRequest['change'];
  /** True for a new record, which sends no request another way yet. */
  readonly isNew?: boolean;
}

/** What a change would bring about: new findings, and requests that would go another way. */
export function ActionCheck({ change, isNew = false }: ActionCheckProps) {
  return (
    <>
      <DraftFindings draft={change} />
      {!isNew && <ChangeReplay change={change} />}
    </>
  );
}
