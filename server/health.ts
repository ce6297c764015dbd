// What a watchman asks: whether this process answers, reaches its database, and whether work was given up or lies about.
import type { FastifyInstance } from 'fastify';
import type { Services } from './context.ts';
import { healthOfJobs } from './jobs/visible.ts';

export const healthPath = '/health';

/** Dead jobs are told and no fault of this process, so whoever spreads the load goes on sending to it. */
export function mountHealth(app: FastifyInstance, { db, clock }: Pick<Services, 'db' | 'clock'>): void {
  app.get(healthPath, async (request, reply) => {
    try {
      return await reply.send({ status: 'ok', jobs: await healthOfJobs(db, clock.now()) });
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.status(503).send({ status: 'no database' });
    }
  });
}
