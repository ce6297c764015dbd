// What a watchman asks: whether this process answers, reaches its database, can write there, and what its jobs are at.
import type { FastifyInstance } from 'fastify';
import type { Services } from './context.ts';
import { createProbe } from './health-probe.ts';
import { healthOfJobs } from './jobs/visible.ts';

export const healthPath = '/health';

/** Dead jobs are told and no fault of this process, so whoever spreads the load goes on sending to it. */
export function mountHealth(app: FastifyInstance, { db, clock }: Pick<Services, 'db' | 'clock'>): void {
  const probe = createProbe(db);
  app.get(healthPath, async (request, reply) => {
    let status = 'no database';
    try {
      const jobs = await healthOfJobs(db, clock.now());
      status = 'cannot write';
      await probe();
      return await reply.send({ status: 'ok', jobs });
    } catch (error) {
      request.log.error({ err: error }, status);
      return reply.status(503).send({ status });
    }
  });
}
