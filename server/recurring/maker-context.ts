// The caller of an occurrence: the job checks it as its maker would, with the maker's services, accounts and limits.
import { servicesFor } from '../../domain/allowances.ts';
import { anonymous, type Context, type Who } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { JobContext } from '../jobs/kind.ts';
import { Refusal } from '../refusal.ts';
import type { SeriesRequest } from './next-run.ts';

const service = 'SVC_RECURRING';

const findMakers = (db: Database, { company_id: companyId, maker_ids: makerIds }: SeriesRequest) =>
  db
    .selectFrom('users as u')
    .innerJoin('companies as c', 'c.company_id', 'u.company_id')
    .innerJoin('user_details as d', (join) =>
      join.onRef('d.company_id', '=', 'u.company_id').onRef('d.user_id', '=', 'u.user_id'),
    )
    .select(['u.user_id', 'u.name', 'u.roles', 'u.services', 'u.flags', 'u.status', 'c.name as company_name'])
    .select(['c.is_single_access', 'd.language', 'd.allowances'])
    .where('u.company_id', '=', companyId)
    .where('u.user_id', 'in', makerIds)
    .execute();

type Maker = Awaited<ReturnType<typeof findMakers>>[number];

const makes = ({ is_single_access: isSingleAccess, ...maker }: Maker) =>
  servicesFor({ ...maker, isSingleAccess }, ['MK']);

/** The last maker, who set the present content, unless they may not make such payments any more. */
function responsible(makers: readonly Maker[], makerIds: readonly string[]): Maker {
  const inOrder = makerIds.toReversed().flatMap((id) => makers.find(({ user_id: userId }) => userId === id) ?? []);
  const found = inOrder.find((maker) => maker.roles.includes('MK') && makes(maker).includes(service));
  if (!found) throw new Refusal('94');
  return found;
}

const whoOf = (companyId: string, maker: Maker): Who => ({
  ...anonymous,
  companyId,
  companyName: maker.company_name,
  userId: maker.user_id,
  name: maker.name,
  roles: maker.roles,
  services: makes(maker),
  flags: maker.flags,
  isSingleAccess: maker.is_single_access,
});

/** Throws 94 if no maker of the series may make recurring payments any more. A blocked maker does not stop a series. */
export async function makerContext(job: JobContext, row: SeriesRequest): Promise<Context> {
  const maker = responsible(await findMakers(job.db, row), row.maker_ids);
  return {
    ...job,
    who: whoOf(row.company_id, maker),
    language: maker.language,
    requestId: 'recurring.run',
    remoteAddress: '',
    files: [],
    get raw(): never {
      throw new Error('A job answers no HTTP request');
    },
  };
}
