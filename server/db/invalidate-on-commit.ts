// Reports when this process commits a change to the rows that cached-rows.ts caches. It recognises the statements by
// their SQL, built by Kysely or written by hand, so a new cached table or column needs its name here. A house test
// checks the SQL that is written by hand.
import type { Client, ClientSource } from './named-statements.ts';

/** A change of one of these tables, however it is made, ends what is cached. */
export const cachedTables = [
  'users',
  'user_details',
  'companies',
  'approval_groups',
  'approval_group_members',
  'user_groups',
  'sub_user_groups',
  'account_access',
  'account_visibility',
  'account_visibility_users',
  'person_limits',
  'delegations',
  'system_parameters',
];

const named = (tables: readonly string[]) => String.raw`\s+"?(?:${tables.join('|')})"?(?![\w"])`;

const cached = new RegExp(
  [
    String.raw`(?:update|insert\s+into|delete\s+from)${named(cachedTables)}`,
    String.raw`(?:insert\s+into|delete\s+from)${named(['sessions'])}`,
    // Every call updates its session; only its end and its token are cached.
    String.raw`update${named(['sessions'])}[^]*\b(?:ended_at|token_hash)\b`,
  ].join('|'),
  'i',
);

export const changesCached = (sql: string): boolean => cached.test(sql);

type Kind = 'begin' | 'end' | 'change' | 'other';

const known = new Map<string, Kind>();
const mostKnown = 5000;

function kindOf(sql: string): Kind {
  const found = known.get(sql);
  if (found) return found;
  const isEnd = sql === 'commit' || sql === 'rollback';
  const kind = sql.startsWith('begin') ? 'begin' : isEnd ? 'end' : changesCached(sql) ? 'change' : 'other';
  if (known.size < mostKnown) known.set(sql, kind);
  return kind;
}

function noticing(client: Client, notice: () => void): Client {
  let isInside = false;
  let hasChanged = false;

  function note(kind: Kind): void {
    if (kind === 'begin') isInside = true;
    if (kind === 'end') isInside = false;
    hasChanged ||= kind === 'change';
    if (isInside || !hasChanged) return;
    hasChanged = false;
    notice();
  }

  return {
    query(name, sql, parameters) {
      const kind = kindOf(sql);
      const asked = client.query(name, sql, parameters);
      if (kind === 'other') return asked;
      return asked.then((answer) => {
        note(kind);
        return answer;
      });
    },
    isLost: () => client.isLost(),
    release: () => client.release(),
  };
}

export const invalidateOnCommit = (source: ClientSource, notice: () => void): ClientSource => ({
  acquire: async () => noticing(await source.acquire(), notice),
  end: () => source.end(),
});
