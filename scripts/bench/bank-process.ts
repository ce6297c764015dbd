// A server of the bank as a process of its own: says when it listens, and how much memory it holds when asked.
import { readConfig } from '../../server/config.ts';
import { startBank } from '../../server/start.ts';

const bank = await startBank({ config: readConfig(process.env), environment: { ...process.env, LOGS: 'off' } });

process.on('message', () => process.send?.({ rss: process.memoryUsage.rss() }));
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => void bank.stop().then(() => process.exit(0)));
process.send?.({ ready: true });
