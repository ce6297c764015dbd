// npm run lint:contract [-- domain …]: the whole contract, or only the named domains.
import { lint, lintFromString, type NormalizedProblem } from '@redocly/openapi-core';
import { contractFile, contractFolder, indexOfDomain, loadRules } from './source.ts';

function describe({ message, location, ruleId }: NormalizedProblem): string {
  const [place] = location;
  const file = place?.source.absoluteRef.replace(contractFolder, '') ?? '';
  const pointer = place && 'pointer' in place ? place.pointer : '';
  return `${file} ${pointer ?? ''}\n    ${message.slice(0, 300)} (${ruleId})`;
}

export async function lintContract(domains: readonly string[] = []): Promise<string[]> {
  const config = await loadRules();
  const checks = domains.length
    ? domains.map((domain) => lintFromString({ source: indexOfDomain(domain), absoluteRef: contractFile, config }))
    : [lint({ ref: contractFile, config })];
  const problems = (await Promise.all(checks)).flat();
  return [...new Set(problems.filter((problem) => !problem.ignored).map(describe))];
}

if (import.meta.main) {
  const problems = await lintContract(process.argv.slice(2));
  for (const problem of problems) console.error(problem);
  console.log(`Contract lint: ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
