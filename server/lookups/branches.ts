import { kilometresBetween, middleOf, type Place } from '../../domain/distance.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { readReferencePage } from '../reference/lists.ts';
import { businessDay } from '../reference/business-day.ts';

type LookupHandlers = Handlers<Context>;

type BranchFacts = Place & Record<'address' | 'city' | 'province' | 'telephone' | 'opensAt' | 'closesAt', string>;

const all = { size: 100 } as const;

/** Returns the middle of the branches of a city, from which distances are measured. */
async function findMiddle({ db, now, language }: Context, city: string | undefined): Promise<Place | undefined> {
  if (city === undefined) return undefined;
  const question = { kind: 'BRANCH', fact: { name: 'city', value: city }, on: businessDay(now), language };
  const { rows } = await readReferencePage<BranchFacts>(db, question, all);
  return middleOf(rows.map(({ extra }) => extra));
}

export const listPickUpBranches: LookupHandlers['listPickUpBranches'] = async ({ body }, context) => {
  const { db, now, language } = context;
  const { search, city, near } = body.filter ?? {};
  const fact = city === undefined ? undefined : { name: 'city', value: city };
  const middle = await findMiddle(context, near);
  const place = { ...(fact && { fact }), ...(middle && { near: middle }) };
  const question = { kind: 'BRANCH', search, searchedFacts: ['city'], ...place, on: businessDay(now), language };
  const { rows, page } = await readReferencePage<BranchFacts>(db, question, body.page);
  const items = rows.map(({ code, text, extra: { latitude, longitude, ...facts } }) => ({
    branchCode: code,
    branchName: text,
    ...facts,
    distance: middle ? kilometresBetween(middle, { latitude, longitude }) : null,
  }));
  return { items, page };
};
