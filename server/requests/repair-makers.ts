import { sql } from 'kysely';
import type { Handlers } from '../../generated/handlers.ts';
import type { RepairMaker } from '../../generated/types.ts';
import { whoMayRepair } from '../../domain/approval/revision.ts';
import type { Context } from '../context.ts';
import { countRows, readPage } from '../lists/page.ts';
import { loadVisible } from './detail.ts';
import { personIn, type LoadedRequest } from '../approval/load.ts';
import type { CompanyPerson } from '../approval/company-people.ts';
import { actingUser, loadPeople } from '../approval/people.ts';
import { isVisible } from '../approval/queues.ts';
import { groupOfCreator, makersOf, repairCandidate, seesAccounts } from '../approval/repairable.ts';

const longestPage = 100;

function whyNotOf(loaded: LoadedRequest, person: CompanyPerson): RepairMaker['whyNot'] {
  if (person.blocked) return 'blocked';
  if (!seesAccounts(loaded, person)) return 'no-account-access';
  const candidate = repairCandidate(person);
  return whoMayRepair(loaded.request, groupOfCreator(loaded), [candidate]).ok ? null : 'not-in-group';
}

function repairMaker(loaded: LoadedRequest, person: CompanyPerson): RepairMaker {
  const whyNot = whyNotOf(loaded, person);
  return {
    user: actingUser(person),
    subUserGroup: person.subUserGroup ?? person.name,
    eligible: whyNot === null,
    whyNot,
  };
}

/** Returns one page, eligible makers first. Its total may be larger than the number of items. */
export const listRepairMakers: Handlers<Context>['listRepairMakers'] = async ({ body }, context) => {
  const loaded = await loadVisible(context, body);
  const makers = makersOf(loaded).map((person) => repairMaker(loaded, person));
  const items = makers.toSorted((left, right) => Number(right.eligible) - Number(left.eligible)).slice(0, longestPage);
  const page = { size: longestPage, nextCursor: null, previousCursor: null, total: makers.length };
  return { items, page };
};

const dropdownPage = 10;
const shortestSearch = 3;

export const listRequestCreators: Handlers<Context>['listRequestCreators'] = async ({ body }, context) => {
  const { db, who } = context;
  const viewer = personIn({ people: await loadPeople(db, who.companyId) }, who.userId);
  const search = body?.filter?.search ?? '';
  const pattern = search.length >= shortestSearch ? `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%` : '%';
  const query = db
    .selectFrom('users as u')
    .select(['u.user_id', 'u.name'])
    .where('u.company_id', '=', who.companyId)
    .where(sql<boolean>`(u.name ilike ${pattern} or u.user_id ilike ${pattern})`)
    .where(
      sql<boolean>`exists (select 1 from requests r where r.company_id = u.company_id
        and r.created_by = u.user_id and ${isVisible(viewer)})`,
    );
  const order = { by: sql`u.name`, key: sql`u.user_id`, direction: 'asc', name: 'name' } as const;
  const total = await countRows(query);
  const { rows, page } = await readPage(query, order, { size: dropdownPage, ...body?.page }, total);
  return {
    items: rows.map(({ user_id: id, name }) => ({ id, value: id, text: name, searchKeyword: `${name} ${id}` })),
    page,
  };
};
