// The codes that the contract declares for one operation, each with a button that prepares it.
import type { ErrorCode } from '../../generated/error-codes.ts';
import type { Language } from '../../generated/types.ts';
import { titleOfCode } from '../code-texts.ts';
import { listOperations, type LocatedOperation, type OpenApiDocument } from '../contract/document.ts';
import { loadContract } from '../contract/load-contract.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import type { Act } from './host-actions.ts';
import { codeTexts } from './code-texts.ts';
import { html, type Html } from './html.ts';
import { layout } from './layout.ts';
import { clearPrepared, listPrepared, prepareRefusal } from './prepared-refusals.ts';
import { table } from './table.ts';

export const codePaths = {
  page: '/sandbox/codes',
  prepare: '/sandbox/codes/prepare',
  clear: '/sandbox/codes/clear',
} as const;

const pathOf = (operationId: string) => `${codePaths.page}/${operationId}`;

async function findOperation(operationId: string): Promise<LocatedOperation> {
  const found = listOperations(await loadContract()).find(({ operation }) => operation.operationId === operationId);
  if (!found) throw new Refusal('404');
  return found;
}

export async function operationCodesPage(operationId: string, language: Language): Promise<string> {
  const texts = codeTexts[language];
  const { method, path, operation } = await findOperation(operationId);
  const rows = (operation['x-error-codes'] as readonly ErrorCode[]).map(
    (code) =>
      html`<tr>
        <td><code>${code}</code></td>
        <td>${titleOfCode(code, language)}</td>
        <td>
          <form method="post" action="${codePaths.prepare}">
            <input type="hidden" name="operation" value="${operationId}" />
            <button class="quiet" name="code" value="${code}">${texts.prepareCode}</button>
          </form>
        </td>
      </tr>`,
  );
  const content = html`<p><code>${method.toUpperCase()} ${path}</code>. ${texts.operationHelp}</p>
    ${table([texts.code, texts.title, ''], rows)}
    <p><a href="${codePaths.page}">${texts.back}</a></p>`;
  return layout({ language, heading: operationId, content });
}

/** Leads to the page of each operation. */
export function operationsSection(document: OpenApiDocument, language: Language): Html {
  const texts = codeTexts[language];
  const operations = listOperations(document).map(({ operation }) => operation);
  const linksOf = (tag: string) =>
    operations
      .filter((operation) => operation.tags[0] === tag)
      .map(({ operationId }) => html`<li><a href="${pathOf(operationId)}">${operationId}</a></li> `);
  return html`<section>
    <h2>${texts.everyOperation}</h2>
    <p>${texts.everyOperationHelp}</p>
    ${document.tags.map(
      ({ name }) =>
        html`<details>
          <summary>${name}</summary>
          <ul>
            ${linksOf(name)}
          </ul>
        </details>`,
    )}
  </section>`;
}

export async function preparedSection(db: Database, language: Language): Promise<Html> {
  const texts = codeTexts[language];
  const prepared = await listPrepared(db);
  if (prepared.length === 0) return html``;
  const rows = prepared.map(
    ({ operationId, code }) =>
      html`<tr>
        <td><a href="${pathOf(operationId)}">${operationId}</a></td>
        <td><code>${code}</code> ${titleOfCode(code, language)}</td>
      </tr>`,
  );
  return html`<section>
    <h2>${texts.prepared}</h2>
    ${table([texts.operation, texts.code], rows)}
    <form method="post" action="${codePaths.clear}"><button class="quiet">${texts.clear}</button></form>
  </section>`;
}

export const codeActions: Readonly<Record<string, Act>> = {
  [codePaths.prepare]: async ({ db }, form) => {
    const { operation } = await findOperation(form.get('operation') ?? '');
    const code = operation['x-error-codes'].find((one) => one === form.get('code'));
    if (!code) throw new Refusal('400');
    await prepareRefusal(db, { operationId: operation.operationId, code: code as ErrorCode });
  },
  [codePaths.clear]: ({ db }) => clearPrepared(db),
};
