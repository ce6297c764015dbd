// Receives the files of a request. Stops at the first that is too large, one too many or of a wrong type.
import { createHash } from 'node:crypto';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from '../context.ts';
import type { Scanner } from '../files/scanner.ts';
import { Refusal } from '../refusal.ts';
import { typedValue } from './request-failures.ts';
import type { UploadRules } from './upload-rules.ts';

export interface Upload {
  /** The form as the contract describes it, with the name of a file in place of the file. */
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
}

export interface Reading {
  readonly request: FastifyRequest;
  readonly rules: UploadRules;
  readonly scanner: Scanner;
}

type Named = Pick<UploadedFile, 'name' | 'content'>;
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

/** Returns the media type by the name of the file. Throws a Refusal for a wrong type or one file too many. */
function mediaTypeOf(name: string, before: readonly UploadedFile[], rules: UploadRules): string {
  const { field, isList, mostFiles, mediaTypes, wrongType } = rules;
  if (before.length >= mostFiles)
    throw isList ? new Refusal('UPLOAD_TOO_MANY_FILES', { most: String(mostFiles) }) : new Refusal('UPLOAD_ONE_FILE');
  if (before.some((file) => file.name.toLowerCase() === name.toLowerCase()))
    throw new Refusal('UPLOAD_REPEATED_NAME', { name });
  const mediaType = mediaTypes.get(name.split('.').at(-1)?.toLowerCase() ?? '');
  if (!mediaType) throw new Refusal(wrongType).at(field);
  if (!fileName.test(name)) throw new Refusal('400', {}, [{ field, code: 'FIELD_CHARACTERS' }]);
  return mediaType;
}

async function contentOf({ file }: MultipartFile, { mostBytes }: UploadRules): Promise<Buffer> {
  const refuseTooBig = () => {
    if (file.truncated) throw new Refusal('UPLOAD_TOO_BIG', { megabytes: String(Math.floor(mostBytes / megabyte)) });
  };
  const chunks: Buffer[] = [];
  for await (const chunk of file) {
    chunks.push(chunk as Buffer);
    refuseTooBig();
  }
  // The last chunk that fits can be read before the parser finds that more follows.
  refuseTooBig();
  return Buffer.concat(chunks);
}

async function refuseInfected({ request, scanner }: Reading, { name, content }: Named): Promise<void> {
  const result = await scanner(content).catch((error: unknown) => {
    request.log.error({ err: error }, 'a file could not be scanned');
    throw new Refusal('UPLOAD_NOT_SCANNED');
  });
  if (result.kind === 'clean') return;
  request.log.warn({ virus: result.virus }, 'a file is infected');
  throw new Refusal('UPLOAD_INFECTED', { name });
}

async function readFile(reading: Reading, part: MultipartFile, before: readonly UploadedFile[]) {
  const { rules } = reading;
  const mediaType = mediaTypeOf(part.filename, before, rules);
  const content = await contentOf(part, rules);
  if (content.length === 0) throw new Refusal('UPLOAD_EMPTY');
  await refuseInfected(reading, { name: part.filename, content });
  const beginning = beginnings[mediaType];
  if (beginning && !content.subarray(0, beginning.length).equals(beginning))
    throw new Refusal(rules.wrongType).at(rules.field);
  return { name: part.filename, mediaType, content };
}

function withField(form: Form, { fieldname, value, valueTruncated }: MultipartValue, rules: UploadRules): Form {
  if (valueTruncated) throw new Refusal('400', {}, [{ field: fieldname, code: 'FIELD_FORMAT' }]);
  // A text value in the field of the file is ignored.
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

async function readParts(reading: Reading): Promise<Upload> {
  const { request, rules } = reading;
  const files: UploadedFile[] = [];
  let form: Form = {};
  for await (const part of request.parts({ limits: limitsOf(rules) })) {
    if (part.type === 'field') form = withField(form, part, rules);
    else {
      files.push(await readFile(reading, part, files));
      const names = files.map(({ name }) => name);
      form = { ...form, [part.fieldname]: rules.isList ? names : part.filename };
    }
  }
  return { body: form, files };
}

let atOnce = 0;

export async function readUpload(reading: Reading): Promise<Upload> {
  if (!reading.request.isMultipart()) throw new Refusal('400');
  if (atOnce >= mostAtOnce) throw new Refusal('SYSTEM_BUSY');
  atOnce += 1;
  try {
    return await readParts(reading);
  } catch (error) {
    // A form that ends too early or cannot be parsed is the client's fault.
    throw error instanceof Refusal ? error : new Refusal('400');
  } finally {
    atOnce -= 1;
  }
}

/** Two uploads with equal fingerprints are the same request for the Idempotency-Key. */
export const fingerprintOf = ({ body, files }: Upload) => ({
  body,
  digests: files.map(({ content }) => createHash('sha256').update(content).digest('hex')),
});
