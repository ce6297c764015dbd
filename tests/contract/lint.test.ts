// Mistakes are planted in a copy of the contract, one at a time; the lint must name each of them.
import { lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { extractOperations } from '../../scripts/contract/extract.ts';
import { loadRules } from '../../scripts/contract/source.ts';
import { contract } from './contract.ts';

type Node = Record<string, unknown>;

interface Mistake {
  readonly operationId: string;
  readonly place: readonly string[];
  readonly change: Node;
  readonly message: string;
}

const schema = (name: string, ...path: string[]) => ['components', 'schemas', name, ...path];
const files = (name: string) => schema(name, 'properties', 'files');

const mistakes: Record<string, Mistake> = {
  'a binary part with a length in characters': {
    operationId: 'uploadBulkFiles',
    place: [...files('BulkUploadForm'), 'items'],
    change: { maxLength: 10 },
    message: 'format: binary has no maxLength; say x-max-bytes',
  },
  'bytes in another notation': {
    operationId: 'uploadBulkFiles',
    place: [...files('BulkUploadForm'), 'items'],
    change: { format: undefined, contentMediaType: 'application/octet-stream' },
    message: 'bytes are format: binary',
  },
  'a file without a bound': {
    operationId: 'uploadBulkFiles',
    place: [...files('BulkUploadForm'), 'items'],
    change: { 'x-max-bytes': undefined },
    message: 'the file files says x-max-bytes',
  },
  'a file of less than the megabyte that a refusal names': {
    operationId: 'uploadBulkFiles',
    place: [...files('BulkUploadForm'), 'items'],
    change: { 'x-max-bytes': 262_144 },
    message: 'the file files has up to 262144 bytes, which are no whole megabytes',
  },
  'more files in than results out': {
    operationId: 'uploadBulkFiles',
    place: schema('BulkUploadReceipt', 'properties', 'results'),
    change: { maxItems: 10 },
    message: 'the answer has 10 results, no list of the request as many items',
  },
  'an upload that takes more files than its receipt names': {
    operationId: 'uploadBulkFiles',
    place: files('BulkUploadForm'),
    change: { maxItems: 31 },
    message: 'uploaded-files has up to',
  },
  'a count that stops before the results do': {
    operationId: 'proceedBulkFiles',
    place: schema('BulkProceeded', 'properties', 'accepted'),
    change: { maximum: 10 },
    message: 'accepted counts to 10, results to 30',
  },
  'a list that has no room for all values of its enum': {
    operationId: 'approveRequest',
    place: schema('ConfirmedFlags'),
    change: { maxItems: 12 },
    message: 'maxItems is below the 13 values of the enum',
  },
  'a signature that covers fewer items than are named': {
    operationId: 'generateChallenge',
    place: schema('ChallengeRequest', 'properties', 'items'),
    change: { maxItems: 40 },
    message: 'the answer has up to 30 covers, the request up to 40 items',
  },
  'a file in an answer as text': {
    operationId: 'downloadBulkFile',
    place: ['paths', '/api/bulk/file/download', 'get', 'responses', '200', 'content', 'text/csv', 'schema'],
    change: { format: undefined, maxLength: 1000 },
    message: 'the answer text/csv is format: binary',
  },
  'a file that may hold more records than an answer names': {
    operationId: 'listBulkOptions',
    place: schema('BulkOption', 'properties', 'maxRecords'),
    change: { maximum: 2000 },
    message: 'file-records has up to',
  },
  'a change of a bulk file that cannot say that it was proceeded': {
    operationId: 'deleteBulkRecords',
    place: ['paths', '/api/bulk/record/delete', 'post'],
    change: { 'x-error-codes': ['193'] },
    message: 'the matrix of bulk files wants the code ERR-PROCEED-0000005',
  },
  'a request that demands the copies of an account': {
    operationId: 'editBulkHeader',
    place: schema('BulkHeaderEdit', 'properties', 'fromAccount'),
    change: { $ref: '#/components/schemas/FromAccount' },
    message: 'a request chooses an account by DebitAccountChoice',
  },
  'a request that can repeat an account without the refusal of another copy': {
    operationId: 'submitTopUp',
    place: ['paths', '/api/payment/top-up/submit', 'post'],
    change: { 'x-error-codes': ['193'] },
    message: 'the request can repeat what an id says (x-copies): declare COPY_DIFFERS',
  },
  'a request that can repeat the name of a customer without the refusal of another one': {
    operationId: 'inquireBill',
    place: ['paths', '/api/payment/bill/inquiry', 'post'],
    change: { 'x-error-codes': ['184'] },
    message: 'the request can repeat what an id says (x-copies): declare COPY_DIFFERS',
  },
};

function spoilt({ operationId, place, change }: Mistake): string {
  const document = structuredClone(extractOperations(contract, new Set([operationId])));
  const node = place.reduce((at, key) => at[key] as Node, document as unknown as Node);
  Object.assign(node, change);
  return JSON.stringify(document);
}

test.each(Object.entries(mistakes))('%s is named', { timeout: 60_000 }, async (_, mistake) => {
  const config = await loadRules();
  const problems = await lintFromString({ source: spoilt(mistake), absoluteRef: 'spoilt.json', config });
  const messages = problems.map(({ message }) => message);
  expect(messages.filter((message) => message.startsWith(mistake.message))).not.toEqual([]);
});
