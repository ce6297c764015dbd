import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { readReferencePage } from '../reference/lists.ts';
import { businessDay } from '../reference/business-day.ts';

type LookupHandlers = Handlers<Context>;

type BranchFacts = Record<'address' | 'city' | 'province' | 'telephone' | 'opensAt' | 'closesAt', string>;

export const listPickUpBranches: LookupHandlers['listPickUpBranches'] = async ({ body }, { db, now, language }) => {
  const { search, city } = body.filter ?? {};
  const fact = city === undefined ? undefined : { name: 'city', value: city };
  const question = { kind: 'BRANCH', search, searchedFacts: ['city'], fact, on: businessDay(now), language };
  const { rows, page } = await readReferencePage<BranchFacts>(db, question, body.page);
  return { items: rows.map(({ code, text, extra }) => ({ branchCode: code, branchName: text, ...extra })), page };
};
