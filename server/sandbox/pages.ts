// What only the sandbox has: who the demonstration users are, their token devices, and the mail they were sent.
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import { preferredLanguage } from '../language.ts';
import { Refusal } from '../refusal.ts';
import { devicePage, playDevice, type DeviceQuestion } from './device-page.ts';
import { mailboxPage } from './mailbox-page.ts';
import { peoplePage } from './people-page.ts';

const files = { 'device.js': 'text/javascript', 'sandbox.css': 'text/css' };
const pages = { '/sandbox': peoplePage, '/sandbox/device': devicePage, '/sandbox/mailbox': mailboxPage };

const questionSchema = {
  type: 'object',
  required: ['userId', 'challenge'],
  additionalProperties: false,
  properties: { userId: { type: 'string', maxLength: 41 }, challenge: { type: 'string', pattern: '^[0-9]{8}$' } },
};

const languageOf = ({ headers }: FastifyRequest) => preferredLanguage(headers['accept-language']);

function mountFiles(app: FastifyInstance): void {
  for (const [name, type] of Object.entries(files))
    app.get(`/sandbox/files/${name}`, async (_, reply) =>
      reply.type(`${type}; charset=utf-8`).send(await readFile(new URL(`files/${name}`, import.meta.url))),
    );
}

/** Does nothing where the bank is not a sandbox. */
export function mountSandbox(app: FastifyInstance, services: Services): void {
  if (!services.config.isSandbox) return;
  mountFiles(app);
  for (const [path, page] of Object.entries(pages))
    app.get(path, async (request: FastifyRequest, reply: FastifyReply) =>
      reply.type('text/html; charset=utf-8').send(await page(services.db, languageOf(request))),
    );
  app.post<{ Body: DeviceQuestion }>(
    '/sandbox/device/response',
    { schema: { body: questionSchema } },
    async ({ body }) => {
      const response = await playDevice(services, body);
      if (!response) throw new Refusal('404');
      return { response };
    },
  );
}
