import type { Language } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { html } from './html.ts';
import { layout } from './layout.ts';
import { pageTexts } from './page-texts.ts';
import { table } from './table.ts';
import { demoPassword } from './seed/people.ts';

async function peopleOf(db: Database) {
  return db
    .selectFrom('users as u')
    .innerJoin('companies as c', 'c.company_id', 'u.company_id')
    .leftJoin('token_devices as t', (join) =>
      join.onRef('t.company_id', '=', 'u.company_id').onRef('t.user_id', '=', 'u.user_id'),
    )
    .select(['u.user_id', 'u.name', 'u.roles', 'c.name as company', 't.serial_number'])
    .orderBy('c.name', 'desc')
    .orderBy('u.user_id')
    .limit(200)
    .execute();
}

export async function peoplePage(db: Database, language: Language): Promise<string> {
  const texts = pageTexts[language];
  const rows = (await peopleOf(db)).map(
    (person) =>
      html`<tr>
        <td>${person.user_id}</td>
        <td>${person.name}</td>
        <td>${person.company}</td>
        <td>${person.roles.join(', ')}</td>
        <td>${person.serial_number ?? ''}</td>
      </tr>`,
  );
  const columns = [texts.userId, texts.name, texts.company, texts.role, texts.serialNumber];
  const content = html`<p>${texts.password} <code>${demoPassword}</code></p>
    ${table(columns, rows)}`;
  return layout({ language, heading: texts.people, content });
}
