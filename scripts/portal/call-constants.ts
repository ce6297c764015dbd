// A generated module contains all operations of a domain. This plugin gives each importer only the ones it uses, which
// keeps the first screens small.
import { fileURLToPath } from 'node:url';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const calls = fileURLToPath(new URL('../../generated/calls/', import.meta.url));
const callImport = /^import \{([^}]+)\} from '([^']*generated\/calls\/[^']+)';$/gm;

type Calls = Readonly<Record<string, object>>;

const constantOf = (all: Calls, wanted: string) => {
  const [exported = '', name = exported] = wanted.split(' as ');
  return `const ${name} = ${JSON.stringify(all[exported])};`;
};

async function constantsOf(names: string, file: string): Promise<string> {
  const all = (await import(file)) as Calls;
  const wanted = names.split(',').map((name) => name.trim());
  return wanted
    .filter(Boolean)
    .map((name) => constantOf(all, name))
    .join('');
}

export function callConstants(): Plugin {
  return {
    name: 'call-constants',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      const found = [...code.matchAll(callImport)];
      let changed = code;
      for (const [line, names = '', path = ''] of found) {
        const file = join(dirname(id), path);
        if (file.startsWith(calls)) changed = changed.replace(line, await constantsOf(names, file));
      }
      return found.length > 0 ? { code: changed, map: null } : undefined;
    },
  };
}
