// Runs the Arazzo workflows with Redocly Respect. Encrypting a password and using a token device, which a static file
// cannot do, happen here on the way to the server.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createConfig } from '@redocly/openapi-core';
import { run, type RespectOptions } from '@redocly/respect-core';
import { parse } from 'yaml';
import type { OpenApiDocument } from '../../server/contract/document.ts';
import { extractOperations } from '../contract/extract.ts';
import { withoutDescriptions } from '../contract/server-contract.ts';
import { respond } from './device.ts';
import { longestWaitMilliseconds, waitIfAsked } from './exchange.ts';
import type { Login, Logins } from './logins.ts';
import { newClientKey, encryptPassword, type MaskKey } from './login-keys.ts';

const folder = fileURLToPath(new URL('../../openapi/workflows/', import.meta.url));
const defaultSuite = 'OCRA-1:HOTP-SHA256-8:QN08';
const mostSteps = 500;
const pressTheDevice = '00000000';

export interface WorkflowResult {
  readonly workflowId: string;
  readonly passed: boolean;
  /** The step that failed first, the operation it called and the checks it failed. */
  readonly failure?: {
    readonly stepId: string;
    readonly operationId: string;
    readonly checks: readonly string[];
    readonly answer: string;
  };
}

interface JsonBody {
  readonly password?: string;
  readonly signature?: { readonly challengeId: string; readonly response: string };
}

interface Handed {
  readonly output?: { readonly publicKey?: MaskKey; readonly challengeId?: string; readonly challenge?: string };
}

const silent = new Proxy({}, { get: () => (text?: string) => text ?? '' }) as RespectOptions['logger'];

function createFetch(tokens: ReadonlyMap<string, Login>): typeof fetch {
  const challenges = new Map<string, string>();
  const completed = new Map<string, string>();
  let mask: MaskKey | undefined;

  async function complete(body: JsonBody, bearer: string): Promise<object> {
    if (body.password !== undefined && mask)
      return { ...body, password: await encryptPassword(body.password, mask), clientKey: await newClientKey() };
    const { deviceSecret, deviceSuite = defaultSuite } = tokens.get(bearer) ?? {};
    const challenge = challenges.get(body.signature?.challengeId ?? '');
    if (!deviceSecret || !challenge || body.signature?.response !== pressTheDevice) return body;
    return {
      ...body,
      signature: { ...body.signature, response: respond(deviceSuite, Buffer.from(deviceSecret, 'hex'), challenge) },
    };
  }

  /** A repeated body with the same key must be sent unchanged, including the encrypted password. */
  async function completeOnce(body: string, headers: Headers, bearer: string): Promise<string> {
    const request = `${headers.get('idempotency-key') ?? crypto.randomUUID()} ${body}`;
    const text = completed.get(request) ?? JSON.stringify(await complete(JSON.parse(body) as JsonBody, bearer));
    completed.set(request, text);
    return text;
  }

  async function learn(response: Response): Promise<void> {
    const { output } = (await response
      .clone()
      .json()
      .catch(() => ({}))) as Handed;
    mask = output?.publicKey ?? mask;
    if (output?.challengeId && output.challenge) challenges.set(output.challengeId, output.challenge);
  }

  return async (input, init) => {
    const headers = new Headers(init?.headers);
    const bearer = headers.get('authorization')?.replace('Bearer ', '') ?? '';
    const body = typeof init?.body === 'string' ? await completeOnce(init.body, headers, bearer) : init?.body;
    const send = () => fetch(input, { ...init, ...(body !== undefined && { body }) });
    const first = await send();
    const response = (await waitIfAsked(first)) ? await send() : first;
    await learn(response);
    return response;
  };
}

interface ExecutedStep {
  readonly stepId: string;
  readonly operationId?: string;
  readonly response?: { readonly statusCode: number; readonly body: unknown };
  readonly checks: readonly { readonly passed: boolean; readonly message?: string; readonly name: string }[];
}

const answerOf = ({ response }: ExecutedStep) =>
  response ? `${response.statusCode} ${JSON.stringify(response.body)}` : '';

function resultOf(workflowId: string, steps: readonly ExecutedStep[]): WorkflowResult {
  const failed = steps.find(({ checks }) => checks.some(({ passed }) => !passed));
  if (!failed) return { workflowId, passed: true };
  const checks = failed.checks.filter(({ passed }) => !passed).map(({ name, message = '' }) => `${name}: ${message}`);
  return {
    workflowId,
    passed: false,
    failure: { stepId: failed.stepId, operationId: failed.operationId ?? '', checks, answer: answerOf(failed) },
  };
}

export interface WorkflowInputs {
  readonly logins: Logins;
  readonly tokens: Readonly<Record<string, string | undefined>>;
  readonly data: Readonly<Record<string, unknown>>;
}

const example = {
  fromAccount: { id: 'acc-0001', number: '1370010246801', alias: 'Operasional Jakarta', currency: 'IDR' },
  payee: { transferType: 'OVB', bankCode: '013', accountNumber: '1370010555123' },
};

/** What the inputs of the login file may say for the workflows. */
export const workflowInputs: readonly string[] = [...Object.keys(example), 'userId', 'password', 'captchaAnswer'];

interface Suite {
  readonly sourceDescriptions: readonly object[];
  readonly workflows: readonly { readonly workflowId: string }[];
}

async function readSuites(): Promise<Suite[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.arazzo.yaml'));
  return Promise.all(names.map(async (name): Promise<Suite> => parse(await readFile(folder + name, 'utf8'))));
}

// Respect walks through the whole description for every expression, so each workflow gets a copy without texts and
// examples, and with only the operations that it calls.
async function copyInto(target: string, document: OpenApiDocument, suite: Suite, place: number): Promise<string> {
  const text = JSON.stringify(suite);
  const called = new Set([...text.matchAll(/"operationId":"(\w+)"/g)].map(([, id = '']) => id));
  const description = `openapi-${place}.json`;
  const own = { ...suite, sourceDescriptions: suite.sourceDescriptions.map((one) => ({ ...one, url: description })) };
  const file = join(target, `${place}.arazzo.yaml`);
  await writeFile(join(target, description), JSON.stringify(withoutDescriptions(extractOperations(document, called))));
  await writeFile(file, JSON.stringify(own));
  return file;
}

/** Writes a file for each workflow that is wanted, all of them where none is named. */
async function copyAll(target: string, document: OpenApiDocument, only: readonly string[]): Promise<string[]> {
  const suites = await readSuites();
  const each = suites.flatMap((suite) => suite.workflows.map((workflow) => ({ ...suite, workflows: [workflow] })));
  const wanted = each.filter(({ workflows: [one] }) => only.length === 0 || only.includes(one?.workflowId ?? ''));
  return Promise.all(wanted.map((suite, place) => copyInto(target, document, suite, place)));
}

function inputsFor({ logins, tokens, data }: WorkflowInputs): Record<string, unknown> {
  const { MK: maker, VF: verifier, AP: approver, AP2: secondApprover, RL: releaser } = tokens;
  const { userId, password, captchaAnswer } = logins['MK'] ?? {};
  const people = { maker, verifier, approver, secondApprover, releaser };
  return { ...example, ...people, userId, password, captchaAnswer, replayKey: crypto.randomUUID(), ...data };
}

async function runFiles(files: string[], server: URL, given: WorkflowInputs): Promise<WorkflowResult[]> {
  const byToken = new Map(Object.entries(given.tokens).map(([role, token = '']) => [token, given.logins[role] ?? {}]));
  const results = await run({
    files,
    input: JSON.stringify(inputsFor(given)),
    server: `contract=${server.origin}`,
    config: (await createConfig({})) as unknown as RespectOptions['config'],
    maxSteps: mostSteps,
    maxFetchTimeout: 10_000 + longestWaitMilliseconds,
    requestFileLoader: { getFileBody: () => Promise.reject(new Error('No workflow sends a file')) },
    logger: silent,
    skipLint: true,
    fetch: createFetch(byToken),
  });
  return results.flatMap(({ executedWorkflows }) =>
    executedWorkflows.map(({ workflowId, executedSteps }) =>
      resultOf(workflowId, executedSteps as unknown as ExecutedStep[]),
    ),
  );
}

export async function runWorkflows(
  document: OpenApiDocument,
  server: URL,
  given: WorkflowInputs,
  only: readonly string[] = [],
): Promise<WorkflowResult[]> {
  const target = await mkdtemp(join(tmpdir(), 'contract-workflows-'));
  try {
    return await runFiles(await copyAll(target, document, only), server, given);
  } finally {
    await rm(target, { recursive: true });
  }
}
