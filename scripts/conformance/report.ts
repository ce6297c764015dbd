// Writes the report to a file: JUnit for programs, HTML for people.
import { writeFile } from 'node:fs/promises';
import type { CaseResult, Finding } from './prove.ts';
import type { Unreached } from './unreached.ts';
import { asText, type Summary } from './summary.ts';

const escape = (text: string) =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uFFFD]/g, '?')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const failureOf = ({ kind, message, curl, answer }: Finding) =>
  `<failure type="${escape(kind)}" message="${escape(message)}">${escape(`${curl}\n${answer}`)}</failure>`;

function junitCase({ operationId, caseName, findings, beyondMock }: CaseResult): string {
  const inside =
    beyondMock && findings.length > 0
      ? '<skipped message="a mock cannot meet this"/>'
      : findings.map(failureOf).join('');
  return `<testcase classname="${escape(operationId)}" name="${escape(caseName)}">${inside}</testcase>`;
}

const unreachedText = ({ operationId, codes }: Unreached) => `${operationId}: no answer had ${codes.join(', ')}`;

const notProvedCase = (what: string) =>
  `<testcase classname="not proved" name="${escape(what)}"><skipped message="not proved"/></testcase>`;

function notProvedSuite(notProved: readonly string[]): string[] {
  if (notProved.length === 0) return [];
  const count = `tests="${notProved.length}" skipped="${notProved.length}"`;
  return [`<testsuite name="not proved" ${count}>\n${notProved.map(notProvedCase).join('\n')}\n</testsuite>`];
}

export function asJunit(
  results: readonly CaseResult[],
  { milliseconds, notProved: unproved, unreached }: Summary,
): string {
  const notProved = [...unproved, ...unreached.map(unreachedText)];
  const suites = [...Map.groupBy(results, ({ domain }) => domain)].map(([domain, cases]) => {
    const failures = cases.filter(({ findings, beyondMock }) => findings.length > 0 && !beyondMock).length;
    return `<testsuite name="${escape(domain)}" tests="${cases.length}" failures="${failures}">\n${cases.map(junitCase).join('\n')}\n</testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites time="${milliseconds / 1000}">\n${[...suites, ...notProvedSuite(notProved)].join('\n')}\n</testsuites>\n`;
}

const style = `:root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.3rem .6rem;border-bottom:1px solid #8884;vertical-align:top}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:12px;margin:.25rem 0}.bad{color:light-dark(#b42318,#ff8a80)}.good{color:light-dark(#067647,#6fdc9f)}`;

function htmlRow({ operationId, where, kind, message, caseName, curl, answer }: Finding): string {
  return `<tr><td><b>${escape(operationId)}</b><br>${escape(where)}</td><td class="bad">${escape(kind)}</td><td>${escape(message)}<br><small>${escape(caseName)}</small>
<details><summary>again</summary><pre>${escape(curl)}</pre><pre>${escape(answer)}</pre></details></td></tr>`;
}

export function asHtml(results: readonly CaseResult[], summary: Summary): string {
  const { findings, operations, cases, server, seed } = summary;
  const notProved = [...summary.notProved, ...summary.unreached.map(unreachedText)];
  const verdict =
    findings.length === 0
      ? '<span class="good">No fault found</span>'
      : `<span class="bad">${findings.length} faults</span>`;
  const domains = [...Map.groupBy(results, ({ domain }) => domain)].map(
    ([domain, all]) =>
      `<tr><td>${escape(domain)}</td><td>${new Set(all.map(({ operationId }) => operationId)).size}</td><td>${all.length}</td><td>${all.filter((one) => one.findings.length > 0 && !one.beyondMock).length}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Conformance of ${escape(server)}</title><style>${style}</style>
<h1>Conformance of ${escape(server)}</h1><p>${verdict} in ${operations} operations and ${cases} cases. The same run again: <code>--seed ${seed}</code></p>
<table><tr><th>Domain</th><th>Operations</th><th>Cases</th><th>With faults</th></tr>${domains.join('\n')}</table>
<h2>Not proved</h2><ul>${notProved.map((what) => `<li>${escape(what)}</li>`).join('')}</ul>
<h2>Faults</h2><table><tr><th>Operation</th><th>Kind</th><th>What</th></tr>${findings.map(htmlRow).join('\n')}</table></html>\n`;
}

export async function writeReport(file: string, results: readonly CaseResult[], summary: Summary): Promise<void> {
  if (file.endsWith('.xml')) return writeFile(file, asJunit(results, summary));
  if (file.endsWith('.html')) return writeFile(file, asHtml(results, summary));
  return writeFile(file, `${asText(summary)}\n`);
}
