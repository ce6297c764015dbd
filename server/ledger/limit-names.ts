// Adds the names of the limit, its owner and its service to a refusal, in the reader's language.
import type { Parameters } from '../../domain/parameters.ts';
import type { Failure } from '../../domain/result.ts';
import type { ErrorCode } from '../../generated/error-codes.ts';
import type { Database } from '../db/database.ts';
import type { LimitQuestion } from './amount-limits.ts';

type Asked = Pick<LimitQuestion, 'companyId' | 'accountId' | 'service' | 'on'> & { readonly makerId: string };

async function namesOf(db: Database, { companyId, makerId, accountId, service }: Asked) {
  return db
    .selectFrom('companies as c')
    .innerJoin('services as s', (join) => join.on('s.service', '=', service))
    .leftJoin('users as u', (join) => join.onRef('u.company_id', '=', 'c.company_id').on('u.user_id', '=', makerId))
    .leftJoin('accounts as a', (join) =>
      join.onRef('a.company_id', '=', 'c.company_id').on('a.account_id', '=', accountId),
    )
    .select(['c.name as company', 'u.name as maker', 'a.alias', 'a.number', 's.name_en', 's.name_id'])
    .where('c.company_id', '=', companyId)
    .executeTakeFirstOrThrow();
}

type Names = Awaited<ReturnType<typeof namesOf>>;

const serviceOf = ({ name_en: EN, name_id: ID }: Names) => ({ words: { EN, ID } });

const words: Readonly<Partial<Record<ErrorCode, (names: Names, asked: Asked) => Parameters>>> = {
  '17': (names) => ({ name: [names.alias, names.number].join(' '), service: serviceOf(names) }),
  '19': (names, { makerId }) => ({ name: names.maker ?? makerId, service: serviceOf(names) }),
  '30': ({ company }, { on }) => ({ name: company, date: { date: on } }),
  '139': (names, { on }) => ({ name: names.company, service: serviceOf(names), date: { date: on } }),
};

/** Returns the failure of a rule with the names added, which the rule in domain/ does not know. */
export async function namingLimit(db: Database, asked: Asked, failure: Failure): Promise<Failure> {
  const wordsFor = words[failure.code];
  if (!wordsFor) return failure;
  const names = wordsFor(await namesOf(db, asked), asked);
  return { ...failure, parameters: { ...failure.parameters, ...names } };
}
