// The forms of the sandbox. Each does one action and redirects to its page.
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { reviveJobs } from '../jobs/job-status.ts';
import { Refusal } from '../refusal.ts';
import { branchActions, branchPaths } from './branches-page.ts';
import { hostActions, type Act, type Form } from './host-actions.ts';
import { hostPaths } from './host-page.ts';
import { jobPaths } from './jobs-page.ts';
import { codeActions, codePaths } from './operation-codes-page.ts';

async function revive({ db }: Services, form: Form): Promise<void> {
  const jobId = Number(form.get('job'));
  if (!Number.isSafeInteger(jobId)) throw new Refusal('400');
  await reviveJobs(db, jobId);
}

const pages = [
  { page: hostPaths.page, actions: hostActions },
  { page: branchPaths.page, actions: branchActions },
  { page: codePaths.page, actions: codeActions },
  { page: jobPaths.page, actions: { [jobPaths.revive]: revive } },
];

/** In a Fastify scope of its own, because the API must not accept URL-encoded forms. */
export function mountPageActions(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, text, done) =>
      done(null, new URLSearchParams(text.toString())),
    );
    for (const { page, actions } of pages)
      for (const [path, act] of Object.entries<Act>(actions))
        scope.post<{ Body: Form | undefined }>(path, async ({ body }, reply) => {
          await act(services, body ?? new URLSearchParams());
          return reply.redirect(page, 303);
        });
  });
}
