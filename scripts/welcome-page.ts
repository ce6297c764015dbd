import { operations } from '../generated/operations.ts';
import type { Config } from '../server/config.ts';
import { notYet } from '../server/not-yet.ts';

const style = `
  :root { color-scheme: light dark; --ink: light-dark(#14213d, #e8edf6); --paper: light-dark(#fbfcfd, #0f172a);
    --soft: light-dark(#5b6780, #9aa7bf); --line: light-dark(#dde3ec, #26334d); --accent: light-dark(#0b7285, #4fc3d4) }
  body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 auto; max-width: 56rem; padding: 3rem 1.5rem }
  h1 { font-weight: 650; margin: 0 } p { color: var(--soft); margin: .25rem 0 2rem } a { color: var(--accent) }
  table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
  td, th { text-align: left; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line) }
  th + th, td + td { text-align: right } code { font-size: .9em; overflow-wrap: anywhere }`;

const unbuilt: ReadonlySet<string> = new Set(notYet);

function rows(): string {
  const byDomain = Map.groupBy(Object.entries(operations), ([, { domain }]) => domain);
  return [...byDomain]
    .map(([domain, all]) => {
      const built = all.filter(([operationId]) => !unbuilt.has(operationId)).length;
      return `<tr><td><a href="/contract/${domain}.json">${domain}</a></td><td>${all.length}</td><td>${built}</td></tr>`;
    })
    .join('\n');
}

/** The first page of a fresh clone: the addresses of the server and how to call them. */
export async function welcomePage({ port, isSandbox }: Config): Promise<string> {
  const here = `http://127.0.0.1:${port}`;
  const sandbox = '<li><a href="/sandbox">Demo users</a>, their token devices and mailbox.</li>';
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Corporate internet banking</title><style>${style}</style>
<h1>Corporate internet banking</h1>
<p>A contract of ${Object.keys(operations).length} operations, and a reference bank that is growing behind it.</p>
<ul>
  ${isSandbox ? sandbox : ''}
  <li><a href="/contract">Read the contract</a>, or take it <a href="/contract/openapi.json">as one file</a>.</li>
  <li>Ask the mock: <code>curl -H 'Authorization: Bearer any' ${here}/mock/api/auth/user/profile</code></li>
  <li>Ask it for a failure: add <code>-H 'Prefer: code=403'</code>, or an example by name: <code>-H 'Prefer: code=200, example=maker'</code></li>
</ul>
<table><thead><tr><th>Domain</th><th>Operations</th><th>Answered by the bank</th></tr></thead><tbody>
${rows()}
</tbody></table></html>`;
}
