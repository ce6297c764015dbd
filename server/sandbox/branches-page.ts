// The branches of the sandbox, where cheque and giro books arrive and are handed out.
import type { Language } from '../../generated/types.ts';
import type { Services } from '../context.ts';
import type { Database } from '../db/database.ts';
import { arriveAtBranch, handOut } from '../payments/cheque-book/at-branch.ts';
import { Refusal } from '../refusal.ts';
import { branchTexts } from './branch-texts.ts';
import type { Act, Form } from './host-actions.ts';
import { html, type Html } from './html.ts';
import { layout } from './layout.ts';
import { pageTexts } from './page-texts.ts';
import { table } from './table.ts';

export const branchPaths = {
  page: '/sandbox/branches',
  deliver: '/sandbox/branches/deliver',
  handOut: '/sandbox/branches/hand-out',
} as const;

const booksOf = (db: Database) =>
  db
    .selectFrom('requests')
    .select(['company_id', 'task_id', 'ref_no', 'payee_name', 'status', 'content'])
    .where('menu_access', '=', 'CHQ_BOOK')
    .where('status', 'in', ['Successful', 'Ready to Pick-up'])
    .orderBy('updated_at', 'desc')
    .limit(100)
    .execute();

type Books = Awaited<ReturnType<typeof booksOf>>[number];

function rowOf({ company_id, task_id, ref_no, payee_name, status, content }: Books, language: Language): Html {
  const texts = branchTexts[language];
  const isReady = status === 'Ready to Pick-up';
  const quantity = content.kind === 'cheque-book' ? content.form.quantity : 0;
  return html`<tr>
    <td>${ref_no}</td>
    <td>${payee_name}</td>
    <td>${String(quantity)}</td>
    <td>
      <form method="post" action="${isReady ? branchPaths.handOut : branchPaths.deliver}">
        <input type="hidden" name="company" value="${company_id}" />
        <button class="quiet" name="task" value="${task_id}">${isReady ? texts.handOut : texts.deliver}</button>
      </form>
    </td>
  </tr>`;
}

export async function branchesPage(db: Database, language: Language): Promise<string> {
  const texts = branchTexts[language];
  const rows = (await booksOf(db)).map((books) => rowOf(books, language));
  const content = html`<p>${texts.help}</p>
    ${
      rows.length === 0
        ? html`<p class="facts">${texts.none}</p>`
        : table([texts.reference, texts.branch, texts.books, texts.action], rows)
    }`;
  return layout({ language, heading: pageTexts[language].branches, content });
}

function namedBy(form: Form) {
  const [companyId, taskId] = [form.get('company'), form.get('task')];
  if (!companyId || !taskId) throw new Refusal('400');
  return { companyId, taskId };
}

const jobOf = (services: Services) => ({ ...services, now: services.clock.now(), attempt: 1 });

async function handOutBooks(services: Services, form: Form): Promise<void> {
  await handOut(jobOf(services), namedBy(form));
}

export const branchActions: Readonly<Record<string, Act>> = {
  [branchPaths.deliver]: (services, form) => arriveAtBranch(namedBy(form), jobOf(services)),
  [branchPaths.handOut]: handOutBooks,
};
