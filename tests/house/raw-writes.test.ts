// Raw SQL that writes must be seen by the cache, which recognises the changes of its rows by their text.
import * as ts from 'typescript';
import { expect, test } from 'vitest';
import { cachedTables, changesCached } from '../../server/db/invalidate-on-commit.ts';
import { listFiles } from './files.ts';
import { nodesIn, parse } from './syntax.ts';

const written = [...cachedTables, 'sessions'];
/** What follows the word in "for update" and "do update set" is no table. */
const write =
  /(?<!\b(?:for|key|do)\s+)\b(?:update|insert\s+into|delete\s+from|truncate|merge\s+into)\s+(\$\{|"?[a-z_]+"?)/gi;

const isText = (node: ts.Node) => ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node);

const rawWrites = listFiles('server/*.ts').flatMap((file) =>
  nodesIn(parse(file))
    .filter(isText)
    .map((node) => node.getText())
    .flatMap((text) =>
      [...text.matchAll(write)].map(([, table = '']) => ({ file, text, table: table.replaceAll('"', '') })),
    ),
);

test('the cache sees every raw write of a row that it keeps', () => {
  const ofCached = rawWrites.filter(({ table }) => written.includes(table));
  expect(ofCached.map(({ file }) => file)).toContain('server/people/approver-groups.ts');
  expect(ofCached.filter(({ text }) => !changesCached(text))).toEqual([]);
});

test('a raw write names its table in its text, where the cache can read it', () => {
  expect(rawWrites.filter(({ table }) => table === '${')).toEqual([]);
});

test('a write is seen with and without quotes, an alias, line breaks and capitals, and other statements are not', () => {
  const writes = [
    'update approval_groups a set name = $1',
    'update "sessions" set "ended_at" = $1',
    'with gone as (delete\n  from "users" where user_id = $1 returning *) select 1',
    'INSERT INTO approval_group_members (company_id) select 1',
  ];
  expect(writes.filter((sql) => !changesCached(sql))).toEqual([]);
  const others = [
    'select * from users for update',
    'update "sessions" set "seen_at" = $1',
    'insert into user_groups_seen (id) values (1)',
    'update account_visibility_requests set a = 1',
  ];
  expect(others.filter(changesCached)).toEqual([]);
});
