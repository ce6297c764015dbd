import type { Services } from '../context.ts';
import type { Host } from './host.ts';
import { sandboxHost } from './sandbox-host.ts';

/** The host for this request or job. Give a handler's own context: in a write the host must see its transaction. */
export const hostOf = (services: Pick<Services, 'db' | 'clock'>): Host => sandboxHost(services);
