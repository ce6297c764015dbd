import { listOperations } from '../server/contract/document.ts';
import { readGeneratedContract } from './contract/generated.ts';

const style = `
  :root { color-scheme: light dark; --ink: light-dark(#14213d, #e8edf6); --paper: light-dark(#fbfcfd, #0f172a);
    --soft: light-dark(#5b6780, #9aa7bf); --line: light-dark(#dde3ec, #26334d); --accent: light-dark(#0b7285, #4fc3d4) }
  body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 auto; max-width: 56rem; padding: 3rem 1.5rem }
  h1 { font-weight: 650; margin: 0 } p { color: var(--soft); margin: .25rem 0 2rem } a { color: var(--accent) }
  table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums } td, th { text-align: left; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line) }
  th:last-child, td:last-child { text-align: right } code { font-size: .9em; overflow-wrap: anywhere }`;

function countByDomain(names: readonly string[]): string {
  const groups = Map.groupBy(names, (name) => name);
  return [...groups].map(([name, all]) => `<tr><td>${name}</td><td>${all.length}</td></tr>`).join('\n');
}

/** The first page of a fresh clone: what answers here and how to ask it. */
export async function welcomePage(): Promise<string> {
  const document = await readGeneratedContract();
  const operations = listOperations(document);
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${document.info.title}</title><style>${style}</style>
<h1>${document.info.title}</h1>
<p>The contract of ${operations.length} operations, answered by a mock until the reference bank takes its place.</p>
<ul>
  <li><a href="/contract">Read the contract</a>, or take it <a href="/contract/openapi.json">as one file</a>.</li>
  <li>Ask the mock: <code>curl -H 'Authorization: Bearer any' http://127.0.0.1:8080/api/auth/user/profile</code></li>
  <li>Ask for a failure: add <code>-H 'Prefer: code=403'</code>, or an example by name: <code>-H 'Prefer: code=200, example=maker'</code></li>
</ul>
<table><thead><tr><th>Domain</th><th>Operations</th></tr></thead><tbody>
${countByDomain(operations.map(({ operation }) => operation.tags[0]))}
</tbody></table></html>`;
}
