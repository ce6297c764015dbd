// How to get each code of the payments from this sandbox.
import { formatMoment } from '../../domain/date-format.ts';
import { instantOf } from '../../domain/jakarta-time.ts';
import type { Language } from '../../generated/types.ts';
import { titleOfCode } from '../code-texts.ts';
import type { OpenApiDocument } from '../contract/document.ts';
import { loadContract } from '../contract/load-contract.ts';
import type { Database } from '../db/database.ts';
import { kindWord } from '../reference/portal-words.ts';
import { requestOf, usualTime, type Recipe } from './codes/recipe.ts';
import { recipes } from './codes/recipes.ts';
import { codeTexts } from './code-texts.ts';
import { hostPaths } from './host-page.ts';
import { hostTexts } from './host-texts.ts';
import { html, type Html } from './html.ts';
import { layout } from './layout.ts';
import { operationsSection, preparedSection } from './operation-codes-page.ts';
import { pageTexts } from './page-texts.ts';

const maker = 'MAKER01@NUSANTARA';

function clockForm(at: string, language: Language): Html {
  const [date = '', time = ''] = at.split('T');
  const moment = formatMoment(instantOf({ date, time }), language);
  return html`<form method="post" action="${hostPaths.setClock}">
    <input type="hidden" name="time" value="${at}" />
    <button class="quiet">${codeTexts[language].setClock} ${moment}</button>
  </form>`;
}

function hostForm({ host }: Recipe, language: Language): Html {
  if (!host) return html``;
  return html`<form method="post" action="${hostPaths.script}">
    <input type="hidden" name="service" value="${host.service}" />
    <input type="hidden" name="choice" value="${host.choice}" />
    <button class="quiet">${codeTexts[language].prepare}: ${hostTexts[language][host.choice]}</button>
  </form>`;
}

function changeLines({ changes }: Recipe, language: Language): Html {
  const texts = codeTexts[language];
  const lines = Object.entries(changes);
  if (lines.length === 0) return html``;
  const shown = (value: unknown) => (value === null ? texts.leftOut : JSON.stringify(value));
  return html`<ul>
    ${lines.map(([field, value]) => html`<li><code>${field}</code>: <code>${shown(value)}</code></li>`)}
  </ul>`;
}

function recipeArticle(recipe: Recipe, document: OpenApiDocument, language: Language): Html {
  const texts = codeTexts[language];
  const { path, isWrite, body } = requestOf(document, recipe);
  const key = isWrite ? html`, ${texts.newKey} <code>Idempotency-Key</code>` : html``;
  return html`<article>
    <h3><code>${recipe.code}</code> ${titleOfCode(recipe.code, language)}</h3>
    <p><code>POST ${path}</code> ${recipe.operationId}, ${texts.example} <code>${recipe.example}</code>${key}</p>
    ${changeLines(recipe, language)} ${hostForm(recipe, language)}
    ${recipe.at ? clockForm(recipe.at, language) : html``}
    <details>
      <summary>${texts.body}</summary>
      <pre>${JSON.stringify(body, null, 2)}</pre>
    </details>
  </article>`;
}

function kindSection(menu: Recipe['menu'], document: OpenApiDocument, language: Language): Html {
  const ofKind = recipes.filter((recipe) => recipe.menu === menu);
  return html`<section>
    <h2>${kindWord(`type.${menu}`, language)}</h2>
    ${ofKind.map((recipe) => recipeArticle(recipe, document, language))}
  </section>`;
}

export async function codesPage(db: Database, language: Language): Promise<string> {
  const document = await loadContract();
  const menus = [...new Set(recipes.map(({ menu }) => menu))];
  const content = html`${await preparedSection(db, language)}
    <p>${codeTexts[language].help.replace('{{user}}', maker)}</p>
    ${clockForm(usualTime, language)} ${menus.map((menu) => kindSection(menu, document, language))}
    ${operationsSection(document, language)}`;
  return layout({ language, heading: pageTexts[language].codes, content });
}
