// npm start: keeps compiled modules in a cache, so that the next start need not compile them again.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../dist/compiled', import.meta.url)));
await import('./serve.ts');
