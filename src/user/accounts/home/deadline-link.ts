// The screen where the user can act on a deadline of the day.
import type { ScreenPath } from '../../../../generated/screens.ts';
import type { DashboardDeadline } from '../../../../generated/types.ts';
import { queueScreens } from '../../../components/queue/queue-screens.ts';
import { usePerson } from '../../../components/shell/person.ts';
import { mayOpenScreen } from '../../../components/shell/shown-menu.ts';
import { paths, pathTo } from '../../../paths.ts';

const queueOfStep = { verify: 'for-verify', approve: 'approver', release: 'releaser' } as const;
/** The lists of requests that a cut-off affects: a decision queue of the user, otherwise the pending transactions. */
const waiting: readonly ScreenPath[] = [...queueScreens, '/transaction-status/pending'];
const cutOffTimes: ScreenPath = '/services/information/cut-off-time';
const guarantees: ScreenPath = '/accounts/trade-guarantee';

type MayOpen = (path: ScreenPath) => boolean;

function screenOf({ kind, requests }: DashboardDeadline, mayOpen: MayOpen): string | undefined {
  const screens: readonly ScreenPath[] = kind === 'cut-off' && requests > 0 ? waiting : [];
  const others: readonly ScreenPath[] = kind === 'guarantee-expiry' ? [guarantees] : [];
  const found = [...screens, ...(kind === 'cut-off' ? [cutOffTimes] : others)].find(mayOpen);
  return found && pathTo(found);
}

/** Undefined if no screen that the user may open shows the deadline. */
function linkOf(deadline: DashboardDeadline, mayOpen: MayOpen): string | undefined {
  const { kind, reference, request, menuAccess } = deadline;
  if (request && reference !== null) {
    const { step, taskId, menuAccess } = request;
    return paths.request(queueOfStep[step], { taskId, refNo: reference, menuAccess });
  }
  if (menuAccess && reference !== null) return paths.transaction(reference, menuAccess);
  if (kind === 'maturity' && reference !== null) return paths.timeDepositDetail(reference);
  if (kind === 'instalment' && reference !== null) return paths.loanDetail(reference);
  return screenOf(deadline, mayOpen);
}

export function useDeadlineLink(): (deadline: DashboardDeadline) => string | undefined {
  const person = usePerson();
  return (deadline) => linkOf(deadline, (path) => mayOpenScreen(person, path));
}
