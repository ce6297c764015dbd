import { parseArgs } from 'node:util';
import { lists, type ListName } from './run.ts';

export const usage = `npm run attack [-- options]

  --database NAME   pglite, postgres or both (default both)
  --rounds NUMBER   how often each row is played (default 3)
  --seed TEXT       the same choices again as in an earlier run (default monday)
  --only LIST       ${Object.keys(lists).join(', ')}; may be given several times`;

export interface Options {
  readonly database: 'pglite' | 'postgres' | 'both';
  readonly rounds: number;
  readonly seed: string;
  readonly only: readonly ListName[];
}

function oneOf<Name extends string>(names: readonly Name[], value: string, option: string): Name {
  const found = names.find((name) => name === value);
  if (!found) throw new Error(`${option} takes one of ${names.join(', ')}, not ${value}\n\n${usage}`);
  return found;
}

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      database: { type: 'string', default: 'both' },
      rounds: { type: 'string', default: '3' },
      seed: { type: 'string', default: 'monday' },
      only: { type: 'string', multiple: true },
    },
  });
  const names = Object.keys(lists) as ListName[];
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds takes a whole number of 1 or more\n\n${usage}`);
  return {
    database: oneOf(['pglite', 'postgres', 'both'], values.database, '--database'),
    rounds,
    seed: values.seed,
    only: values.only?.map((name) => oneOf(names, name, '--only')) ?? names,
  };
}
