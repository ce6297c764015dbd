// The bank as a process of its own: it reports when it listens, and its memory when the parent asks.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// npm start uses the same compile cache.
enableCompileCache(fileURLToPath(new URL('../../dist/compiled', import.meta.url)));
const { readConfig } = await import('../../server/config.ts');
const { startBank } = await import('../../server/start.ts');

const bank = await startBank({ config: readConfig(process.env), environment: { ...process.env, LOGS: 'off' } });

process.on('message', () => process.send?.({ rss: process.memoryUsage.rss() }));
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => void bank.stop().then(() => process.exit(0)));
process.send?.({ ready: true });
