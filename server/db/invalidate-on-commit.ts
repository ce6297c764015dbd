// Reports when this process commits a change to the rows that cached-rows.ts caches. It recognises the statements by
// their SQL, so a new cached table or column needs its pattern here.
import type { Client, ClientSource } from './named-statements.ts';

const copied = new RegExp(
  [
    String.raw`update "sessions" set .*"(?:ended_at|token_hash)"`,
    String.raw`(?:insert into|delete from) "(?:sessions|account_access|account_visibility_users)"`,
    String.raw`(?:update|insert into|delete from) "(?:users|user_details|companies|approval_groups|user_groups|sub_user_groups)"`,
    String.raw`insert into "account_visibility"`,
    String.raw`(?:update|insert into|delete from) "(?:approval_group_members|person_limits|delegations|system_parameters)"`,
  ].join('|'),
);

type Kind = 'begin' | 'end' | 'change' | 'other';

const known = new Map<string, Kind>();
const mostKnown = 5000;

function kindOf(sql: string): Kind {
  const found = known.get(sql);
  if (found) return found;
  const isEnd = sql === 'commit' || sql === 'rollback';
  const kind = sql.startsWith('begin') ? 'begin' : isEnd ? 'end' : copied.test(sql) ? 'change' : 'other';
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
