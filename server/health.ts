// The health check for monitoring: whether the database answers and accepts writes, and how many jobs are dead or late.
import type { FastifyInstance } from 'fastify';
import type { Services } from './context.ts';
import { createProbe } from './health-probe.ts';
import { healthOfJobs } from './jobs/job-status.ts';

export const healthPath = '/health';

/** Dead jobs are reported but do not make the check fail: a load balancer should keep using this process. */
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
