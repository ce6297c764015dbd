import type { Handlers } from '../../../generated/handlers.ts';
import type { Context } from '../../context.ts';
import { instant } from '../../instant.ts';
import { readNumber } from '../../parameters.ts';
import { countTasks } from '../../tasks/lists.ts';
import { loadViewer } from '../../tasks/viewer.ts';
import { readNightly } from '../findings/nightly.ts';
import { readAccountsWithoutRoute, readLimitFigures } from './accounts.ts';
import { readEnding } from './ending.ts';
import { readLockedUsers, readUsers } from './people.ts';
import { readShownTasks } from './tasks.ts';

const getAdminDashboard: Handlers<Context>['getAdminDashboard'] = async (_, context) => {
  const { db, who, now } = context;
  const viewer = await loadViewer(context);
  const mostFailures = await readNumber(db, 'MAX_FAILED_LOGINS');
  return {
    serverTime: instant(now),
    tasks: await countTasks(db, who.companyId, viewer),
    ...(await readShownTasks(context, viewer)),
    ...(await readUsers(db, who.companyId)),
    ...(await readLockedUsers(db, who.companyId, { viewer, mostFailures })),
    ...(await readAccountsWithoutRoute(context)),
    limits: await readLimitFigures(context),
    ...(await readEnding(context)),
    nightly: await readNightly(context),
  };
};

export const dashboardHandlers = { getAdminDashboard } satisfies Partial<Handlers<Context>>;
