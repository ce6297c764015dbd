import { everyRole } from '../../domain/roles.ts';
import type { Language } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { html, type Html } from './html.ts';
import { layout } from './layout.ts';
import { pageTexts } from './page-texts.ts';
import { roleNames } from './role-names.ts';
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

type Person = Awaited<ReturnType<typeof peopleOf>>[number];

function rowOf({ user_id, name, roles, serial_number }: Person, language: Language): Html {
  const names = roleNames[language];
  return html`<tr>
    <td>${user_id}</td>
    <td>${roles.map((role) => names[role] ?? role).join(', ')}</td>
    <td>${name}</td>
    <td>${serial_number ?? ''}</td>
  </tr>`;
}

const placeOf = ({ roles }: Person) => Math.min(...roles.map((role) => everyRole.indexOf(role)));

function companyTable(company: string, people: readonly Person[], language: Language): Html {
  const texts = pageTexts[language];
  const rows = people
    .toSorted((first, second) => placeOf(first) - placeOf(second))
    .map((person) => rowOf(person, language));
  return html`<h2>${company}</h2>
    ${table([texts.userId, texts.role, texts.name, texts.serialNumber], rows)}`;
}

export async function peoplePage(db: Database, language: Language): Promise<string> {
  const texts = pageTexts[language];
  const byCompany = Map.groupBy(await peopleOf(db), ({ company }) => company);
  const content = html`<p>${texts.password} <code>${demoPassword}</code></p>
    ${[...byCompany].map(([company, people]) => companyTable(company, people, language))}`;
  return layout({ language, heading: texts.people, content });
}
