// Builds the Services: what lower storeys need of higher ones is passed to them here.
import type { Services } from './context.ts';
import type { OpenDatabase } from './db/database.ts';
import { createEventHub, type HubOptions } from './events/hub.ts';
import { jobKinds } from './job-kinds.ts';
import { countQueuesOf } from './requests/counts.ts';
import { paymentKinds } from './payment-kinds.ts';
import { taskKinds } from './task-kinds.ts';

type Hub = Pick<HubOptions, 'news' | 'heartbeatMilliseconds'>;
type Given = Pick<Services, 'clock' | 'config' | 'secrets'>;

export async function openServices(opened: OpenDatabase, given: Given, hub: Hub = {}): Promise<Services> {
  const { db, engine } = opened;
  const events = await createEventHub({ db, engine, clock: given.clock, countQueues: countQueuesOf, ...hub });
  return { ...given, db, events, jobKinds, paymentKinds, taskKinds };
}
