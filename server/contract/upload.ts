// Files of a request, read while they stream and cut off at the first that is too big, one too many or of a wrong kind.
import { createHash } from 'node:crypto';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { typedValue } from './request-failures.ts';
import type { UploadRules } from './upload-rules.ts';

export interface UploadedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

export interface Upload {
  /** The form as the contract describes it, a file standing there with its name. */
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
}

type Form = Readonly<Record<string, unknown>>;

const megabyte = 1024 * 1024;
const longestField = 4000;
const mostAtOnce = 20;
const fileName = /^[A-Za-z0-9 ._()-]{1,100}$/;
const beginnings: Readonly<Record<string, Buffer>> = {
  'application/pdf': Buffer.from('%PDF-'),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47]),
};

/** Judges a file by its name and by those before it, while none of it is read. */
function mediaTypeOf(name: string, before: readonly UploadedFile[], rules: UploadRules): string {
  const { field, isList, mostFiles, mediaTypes, wrongType } = rules;
  if (before.length >= mostFiles)
    throw isList ? new Refusal('UPLOAD_TOO_MANY_FILES', { most: String(mostFiles) }) : new Refusal('UPLOAD_ONE_FILE');
  if (before.some((file) => file.name.toLowerCase() === name.toLowerCase()))
    throw new Refusal('UPLOAD_REPEATED_NAME', { name });
  const mediaType = mediaTypes.get(name.split('.').at(-1)?.toLowerCase() ?? '');
  if (!mediaType) throw new Refusal(wrongType);
  if (!fileName.test(name)) throw new Refusal('400', {}, [{ field, code: 'FIELD_CHARACTERS' }]);
  return mediaType;
}

async function contentOf({ file }: MultipartFile, { mostBytes }: UploadRules): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) {
    chunks.push(chunk as Buffer);
    if (file.truncated) throw new Refusal('UPLOAD_TOO_BIG', { megabytes: String(Math.floor(mostBytes / megabyte)) });
  }
  return Buffer.concat(chunks);
}

async function readFile(part: MultipartFile, before: readonly UploadedFile[], rules: UploadRules) {
  const mediaType = mediaTypeOf(part.filename, before, rules);
  const content = await contentOf(part, rules);
  if (content.length === 0) throw new Refusal('UPLOAD_EMPTY');
  const beginning = beginnings[mediaType];
  if (beginning && !content.subarray(0, beginning.length).equals(beginning)) throw new Refusal(rules.wrongType);
  return { name: part.filename, mediaType, content };
}

function withField(form: Form, { fieldname, value, valueTruncated }: MultipartValue, rules: UploadRules): Form {
  if (valueTruncated) throw new Refusal('400', {}, [{ field: fieldname, code: 'FIELD_FORMAT' }]);
  // Text under the name of the file is no file, whatever it says.
  if (fieldname === rules.field) return form;
  const schema = rules.fields[fieldname] ?? {};
  const typed = typedValue({ schema }, String(value));
  const isList = schema['type'] === 'array';
  return { ...form, [fieldname]: isList ? [form[fieldname] ?? [], typed].flat() : typed };
}

function limitsOf({ mostBytes, mostFiles, fields }: UploadRules) {
  const mostFields = Object.keys(fields).length;
  return { fileSize: mostBytes, files: mostFiles + 1, fieldSize: longestField, fields: mostFields * 20 };
}

async function readParts(request: FastifyRequest, rules: UploadRules): Promise<Upload> {
  const files: UploadedFile[] = [];
  let form: Form = {};
  for await (const part of request.parts({ limits: limitsOf(rules) })) {
    if (part.type === 'field') form = withField(form, part, rules);
    else {
      files.push(await readFile(part, files, rules));
      const names = files.map(({ name }) => name);
      form = { ...form, [part.fieldname]: rules.isList ? names : part.filename };
    }
  }
  return { body: form, files };
}

const spareBytes = 16 * megabyte;
const spareMilliseconds = 1000;

/** Lets the sender read the answer: a short rest is read past, of a long one no more is, and then the line is closed. */
function letGo({ raw }: FastifyRequest): void {
  let rest = spareBytes;
  raw.on('data', (chunk: Buffer) => {
    rest -= chunk.length;
    if (rest < 0) raw.pause();
  });
  raw.resume();
  setTimeout(() => {
    if (!raw.readableEnded) raw.destroy();
  }, spareMilliseconds).unref();
}

const isCutShort = ({ message }: Error) => /terminated early|unexpected end|closed before/i.test(message);

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return new Refusal(error instanceof Error && isCutShort(error) ? 'UPLOAD_FAILED' : '400');
}

let reading = 0;

export async function readUpload(request: FastifyRequest, rules: UploadRules): Promise<Upload> {
  if (!request.isMultipart()) throw new Refusal('400');
  if (reading >= mostAtOnce) throw new Refusal('SYSTEM_BUSY');
  reading += 1;
  try {
    return await readParts(request, rules);
  } catch (error) {
    letGo(request);
    throw asRefusal(error);
  } finally {
    reading -= 1;
  }
}

/** What makes two uploads the same request. */
export const fingerprintOf = ({ body, files }: Upload) => ({
  body,
  digests: files.map(({ content }) => createHash('sha256').update(content).digest('hex')),
});
