// Where a deadline of the day is met.
import type { ScreenPath } from '../../../../generated/screens.ts';
import type { DashboardDeadline } from '../../../../generated/types.ts';
import { queueScreens } from '../../../components/queue/queue-screens.ts';
import { usePerson } from '../../../components/shell/person.ts';
import { mayOpenScreen } from '../../../components/shell/shown-menu.ts';
import { paths, pathTo } from '../../../paths.ts';

const queueOfStep = { verify: 'for-verify', approve: 'approver', release: 'releaser' } as const;
/** Where the requests stand that a cut-off concerns: before those who decide, otherwise among what is pending. */
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

/** Undefined for what no screen of the person shows. */
function linkOf(deadline: DashboardDeadline, mayOpen: MayOpen): string | undefined {
  const { kind, reference, request } = deadline;
  if (request && reference !== null) {
    const { step, taskId, menuAccess } = request;
    return paths.request(queueOfStep[step], { taskId, refNo: reference, menuAccess });
  }
  if (kind === 'maturity' && reference !== null) return paths.timeDepositDetail(reference);
  if (kind === 'instalment' && reference !== null) return paths.loanDetail(reference);
  return screenOf(deadline, mayOpen);
}

export function useDeadlineLink(): (deadline: DashboardDeadline) => string | undefined {
  const person = usePerson();
  return (deadline) => linkOf(deadline, (path) => mayOpenScreen(person, path));
}
