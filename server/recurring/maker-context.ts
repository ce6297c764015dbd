// The caller of an occurrence: the job checks it as its maker would, with the maker's services, accounts and limits.
import { anonymous, type Context, type Who } from '../context.ts';
import { responsibleMaker, type ResponsibleMaker } from '../approval/responsible-maker.ts';
import type { JobContext } from '../jobs/kind.ts';
import { servicesOfMaker } from '../ledger/makers.ts';
import type { SeriesRequest } from './series-now.ts';

const service = 'SVC_RECURRING';

const whoOf = (companyId: string, maker: ResponsibleMaker): Who => ({
  ...anonymous,
  companyId,
  companyName: maker.company_name,
  userId: maker.user_id,
  name: maker.name,
  roles: maker.roles,
  services: servicesOfMaker(maker),
  flags: maker.flags,
  isSingleAccess: maker.is_single_access,
});

/** Throws 94 if no maker of the series may make recurring payments any more. A blocked maker does not stop a series. */
export async function makerContext(job: JobContext, row: SeriesRequest): Promise<Context> {
  const maker = await responsibleMaker(job.db, row, service);
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
