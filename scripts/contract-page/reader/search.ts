// Search by name; an entry must contain every word of the query. The texts are joined once, at the start.
import { codes, contract, operations } from './data.ts';

export interface Found {
  readonly label: string;
  readonly hint: string;
  readonly hash: string;
  readonly text: string;
}

const most = 60;
const entry = (label: string, hint: string, hash: string, more = ''): Found => ({
  label,
  hint,
  hash,
  text: `${label} ${hint} ${more}`.toLowerCase(),
});

const entries: readonly Found[] = [
  ...operations.map(({ path, operation: { operationId, summary, ...rest } }) =>
    entry(
      summary,
      operationId,
      `#/operation/${operationId}`,
      `${path} ${(rest as { description?: string }).description ?? ''}`,
    ),
  ),
  ...Object.entries(codes).map(([name, { en }]) => entry(name, en.title, `#/code/${name}`, en.description)),
  ...Object.keys(contract.components.schemas).map((name) => entry(name, 'schema', `#/schema/${name}`)),
];

/** Entries whose name matches come before entries that only mention the words. */
export function search(query: string): Found[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = entries.filter(({ text }) => words.every((word) => text.includes(word)));
  const isNamed = ({ label, hint }: Found) => words.every((word) => `${label} ${hint}`.toLowerCase().includes(word));
  return [...found.filter(isNamed), ...found.filter((one) => !isNamed(one))].slice(0, most);
}
