import type { ReplayedAction } from '../../../generated/types.ts';
import { DraftFindings } from '../set-up-findings/findings.tsx';
import { ChangeReplay } from './change-replay.tsx';

/** What an action on a record would bring about: new findings, and requests that would go another way. */
export function ActionCheck({ change }: { readonly change: ReplayedAction }) {
  return (
    <>
      <DraftFindings draft={change} />
      <ChangeReplay change={change} />
    </>
  );
}
