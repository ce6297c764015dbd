// Notices when this process commits a change to what it keeps copies of.
import type { Client, ClientSource } from './named-statements.ts';

const copied = new RegExp(
  [
    String.raw`update "sessions" set .*"(?:ended_at|token_hash)"`,
    String.raw`(?:insert into|delete from) "(?:sessions|account_access)"`,
    String.raw`(?:update|insert into|delete from) "(?:users|user_details|companies|approval_groups)"`,
    String.raw`(?:update|insert into|delete from) "(?:approval_group_members|person_limits|system_parameters)"`,
  ].join('|'),
);

const known = new Map<string, boolean>();
const mostKnown = 5000;

function changesCopied(sql: string): boolean {
  const found = known.get(sql);
  if (found !== undefined) return found;
  const changes = copied.test(sql);
  if (known.size < mostKnown) known.set(sql, changes);
  return changes;
}

function noticing(client: Client, notice: () => void): Client {
  let isInside = false;
  let hasChanged = false;

  function note(sql: string): void {
    if (sql.startsWith('begin')) isInside = true;
    hasChanged ||= changesCopied(sql);
    if (sql === 'commit' || sql === 'rollback') isInside = false;
    if (isInside || !hasChanged) return;
    hasChanged = false;
    notice();
  }

  return {
    async query(name, sql, parameters) {
      const answer = await client.query(name, sql, parameters);
      note(sql);
      return answer;
    },
    isLost: () => client.isLost(),
    release: () => client.release(),
  };
}

export const noticeWrites = (source: ClientSource, notice: () => void): ClientSource => ({
  acquire: async () => noticing(await source.acquire(), notice),
  end: () => source.end(),
});
