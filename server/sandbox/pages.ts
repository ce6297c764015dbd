// The pages of the sandbox: demonstration users, their token devices, their mail, the host and the clock, how to
// get each code, the branches, and the jobs.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import { preferredLanguage } from '../language.ts';
import { Refusal } from '../refusal.ts';
import { branchesPage, branchPaths } from './branches-page.ts';
import { readCaptcha } from './captcha-reader.ts';
import { codesPage } from './codes-page.ts';
import { devicePage, playDevice, type DeviceQuestion } from './device-page.ts';
import { hostPage, hostPaths } from './host-page.ts';
import { jobPaths, jobsPage } from './jobs-page.ts';
import { findAttachment, mailboxPage } from './mailbox-page.ts';
import { codePaths, operationCodesPage } from './operation-codes-page.ts';
import { mountPageActions } from './page-actions.ts';
import { peoplePage } from './people-page.ts';
import { takePrepared } from './prepared-refusals.ts';
import { sampleParameters } from './sample-parameters.ts';

const typeface = createRequire(import.meta.url).resolve(
  '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
);
const files = [
  { name: 'device.js', type: 'text/javascript; charset=utf-8', url: new URL('files/device.js', import.meta.url) },
  { name: 'sandbox.css', type: 'text/css; charset=utf-8', url: new URL('files/sandbox.css', import.meta.url) },
  { name: 'typeface.woff2', type: 'font/woff2', url: pathToFileURL(typeface) },
];
const pages = {
  '/sandbox': peoplePage,
  '/sandbox/device': devicePage,
  '/sandbox/mailbox': mailboxPage,
  [hostPaths.page]: hostPage,
  [codePaths.page]: codesPage,
  [branchPaths.page]: branchesPage,
  [jobPaths.page]: jobsPage,
};

const questionSchema = {
  type: 'object',
  required: ['userId', 'challenge'],
  additionalProperties: false,
  properties: { userId: { type: 'string', maxLength: 41 }, challenge: { type: 'string', pattern: '^[0-9]{8}$' } },
};

const captchaSchema = {
  type: 'object',
  required: ['captchaId'],
  additionalProperties: false,
  properties: { captchaId: { type: 'string', format: 'uuid' } },
};

const languageOf = ({ headers }: FastifyRequest) => preferredLanguage(headers['accept-language']);

function mountFiles(app: FastifyInstance): void {
  for (const { name, type, url } of files)
    app.get(`/sandbox/files/${name}`, async (_, reply) => reply.type(type).send(await readFile(url)));
}

function mountAttachments(app: FastifyInstance, { db }: Services): void {
  const schema = {
    params: {
      type: 'object',
      properties: { mailId: { type: 'string', pattern: '^[1-9][0-9]{0,14}$' } },
    },
  };
  app.get<{ Params: { mailId: string } }>(
    '/sandbox/mailbox/:mailId/attachment',
    { schema },
    async ({ params }, reply) => {
      const attachment = await findAttachment(db, Number(params.mailId));
      if (!attachment) throw new Refusal('404');
      return reply.type(attachment.type).send(attachment.content);
    },
  );
}

function mountOperationCodes(app: FastifyInstance): void {
  app.get<{ Params: { operationId: string } }>(`${codePaths.page}/:operationId`, async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(await operationCodesPage(request.params.operationId, languageOf(request))),
  );
}

/** After the caller is known, and before anything of the request is read. */
function refuseAsPrepared(app: FastifyInstance, { db, clock }: Services): void {
  app.addHook('preHandler', async ({ routeOptions: { config } }) => {
    const code = config.operationId && (await takePrepared(db, config.operationId));
    if (code) throw new Refusal(code, sampleParameters(code, clock.now()));
  });
}

/** Does nothing unless the bank is a sandbox. */
export function mountSandbox(app: FastifyInstance, services: Services): void {
  if (!services.config.isSandbox) return;
  mountFiles(app);
  for (const [path, page] of Object.entries(pages))
    app.get(path, async (request: FastifyRequest, reply: FastifyReply) =>
      reply.type('text/html; charset=utf-8').send(await page(services.db, languageOf(request))),
    );
  mountAttachments(app, services);
  mountOperationCodes(app);
  mountPageActions(app, services);
  refuseAsPrepared(app, services);
  app.post<{ Body: { captchaId: string } }>(
    '/sandbox/captcha/answer',
    { schema: { body: captchaSchema } },
    async ({ body }) => {
      const answer = await readCaptcha(services, body.captchaId);
      if (!answer) throw new Refusal('404');
      return { answer };
    },
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
