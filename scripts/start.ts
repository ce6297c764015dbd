// npm start: what the modules became is kept, so that the next start need not strip and compile them again.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../dist/compiled', import.meta.url)));
await import('./serve.ts');
