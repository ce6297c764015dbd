import type { Handlers } from '../../generated/handlers.ts';
import type { FavoriteDetail } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { loaded, loadCompany } from '../approval/load.ts';
import { withLeave } from '../approval/route-leave.ts';
import { stepsOnWire } from '../approval/steps.ts';
import { findRequest, identityOf, stepsOf } from '../approval/store.ts';
import { routeOnWire } from '../approval/wire-route.ts';
import { readCodeNames } from '../reference/code-names.ts';
import { lockedFieldsOf } from './locked-fields.ts';
import { shownForm } from './shown-form.ts';
import { loadFavorite, type FoundFavorite } from './store.ts';
import { summaryOf } from './summary.ts';

type History = Pick<FavoriteDetail, 'route' | 'steps' | 'returnReason'>;

const noHistory: History = { route: null, steps: [], returnReason: null };

async function historyOf(context: Context, { history_task_id: taskId }: FoundFavorite): Promise<History> {
  const { db, who, language } = context;
  const row = taskId === null ? undefined : await findRequest(db, { companyId: who.companyId, taskId });
  if (!row) return noHistory;
  const request = await loaded(db, await loadCompany(db, who), row);
  const steps = await stepsOf(db, identityOf(row));
  return {
    route: await withLeave(context, request.people, routeOnWire(request)),
    steps: stepsOnWire(steps, language),
    returnReason: row.tab === 'repair' ? (row.returned?.reason ?? null) : null,
  };
}

export const getFavorite: Handlers<Context>['getFavorite'] = async ({ body }, context) => {
  const favorite = await loadFavorite(context, body.favoriteId);
  const shown = shownForm(favorite);
  return {
    favorite: summaryOf(context, favorite),
    ...shown,
    codeNames: await readCodeNames(context, shown),
    favLockData: lockedFieldsOf(favorite.form),
    ...(await historyOf(context, favorite)),
  };
};
