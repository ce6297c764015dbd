import { formatMoment } from '../../domain/date-format.ts';
import type { Language } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { countJobs, listDeadJobs } from '../jobs/job-status.ts';
import { html, type Html } from './html.ts';
import { jobTexts } from './job-texts.ts';
import { layout } from './layout.ts';
import { table } from './table.ts';
import { pageTexts } from './page-texts.ts';

export const jobPaths = { page: '/sandbox/jobs', revive: '/sandbox/jobs/revive' } as const;

const states = ['waiting', 'running', 'done', 'dead'] as const;
type Counts = Awaited<ReturnType<typeof countJobs>>;
type DeadJob = Awaited<ReturnType<typeof listDeadJobs>>[number];

const countRow = ([kind, counts]: readonly [string, Counts]) =>
  html`<tr>
    <td>${kind}</td>
    ${states.map((state) => html`<td>${String(counts.find((one) => one.state === state)?.count ?? 0)}</td>`)}
  </tr>`;

const deadRow = (job: DeadJob, language: Language) =>
  html`<tr>
    <td>${job.kind}</td>
    <td>${formatMoment(job.run_at.getTime(), language)}</td>
    <td>${job.last_error ?? ''}</td>
    <td>
      <form method="post" action="${jobPaths.revive}">
        <button class="quiet" name="job" value="${String(job.job_id)}">${jobTexts[language].tryAgain}</button>
      </form>
    </td>
  </tr>`;

function deadSection(dead: readonly DeadJob[], language: Language): Html {
  const texts = jobTexts[language];
  const columns = [texts.kind, texts.due, texts.reason, texts.tryAgain];
  const rows = dead.map((job) => deadRow(job, language));
  return html`<section>
    <h2>${texts.deadHeading}</h2>
    ${rows.length === 0 ? html`<p class="facts">${texts.noneDead}</p>` : table(columns, rows)}
  </section>`;
}

export async function jobsPage(db: Database, language: Language): Promise<string> {
  const texts = jobTexts[language];
  const byKind = Map.groupBy(await countJobs(db), ({ kind }) => kind);
  const columns = [texts.kind, ...states.map((state) => texts[state])];
  const content = html`<p>${texts.help}</p>
    ${table(columns, [...byKind].map(countRow))} ${deadSection(await listDeadJobs(db), language)}`;
  return layout({ language, heading: pageTexts[language].jobs, content });
}
