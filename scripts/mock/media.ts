// Answers that Prism cannot mock: files and the event stream. The bytes are examples, or the smallest valid file.
import type { ServerResponse } from 'node:http';
import { resolve } from '../../server/contract/document.ts';
import type { MediaType, OpenApiDocument, Operation, ResponseObject } from '../../server/contract/document.ts';

const heartbeatMilliseconds = 15_000;

export interface OtherMedia {
  readonly type: string;
  readonly media: MediaType;
}

/** The successful answer of an operation whose first media type is not JSON. */
export function otherMedia(document: OpenApiDocument, operation: Operation, accept = '*/*'): OtherMedia | undefined {
  const success = operation.responses['200'];
  const content = success && resolve<ResponseObject>(document, success).content;
  const offered = Object.entries(content ?? {}).filter(([type]) => type !== 'application/json');
  if (offered.length === 0) return undefined;
  const [type = '', media = {}] = offered.find(([name]) => accept.includes(name)) ?? offered[0] ?? [];
  return { type, media };
}

function smallestPdf(title: string): Buffer {
  const content = `BT /F1 18 Tf 72 720 Td (${title.replaceAll(/[()\\]/g, '')}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ].map((body, index) => `${index + 1} 0 obj${body}endobj\n`);
  const offsets = objects.map((_, index) => '%PDF-1.4\n'.length + objects.slice(0, index).join('').length);
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const body = `%PDF-1.4\n${objects.join('')}`;
  return Buffer.from(
    `${body}xref\n0 6\n0000000000 65535 f \n${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}

const exampleValues = ({ examples }: MediaType) => Object.values(examples ?? {}).map(({ value }) => value);

export function sendFile(reply: ServerResponse, operation: Operation, { type, media }: OtherMedia): void {
  const [example] = exampleValues(media);
  const text = typeof example === 'string' ? example : `${operation.operationId}\n`;
  const body = type === 'application/pdf' ? smallestPdf(operation.summary) : Buffer.from(text);
  const ending = type === 'application/pdf' ? 'pdf' : type === 'text/csv' ? 'csv' : 'txt';
  reply.writeHead(200, {
    'content-type': type,
    'content-length': body.length,
    'content-disposition': `attachment; filename="${operation.operationId}.${ending}"`,
  });
  reply.end(body);
}

export function sendEvents(reply: ServerResponse, { media }: OtherMedia): void {
  reply.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const [index, event] of exampleValues(media).entries()) {
    const data = typeof event === 'string' ? event : `id: ${index + 1}\ndata: ${JSON.stringify(event)}\n\n`;
    reply.write(data);
  }
  const heartbeat = setInterval(() => reply.write(': still here\n\n'), heartbeatMilliseconds);
  reply.on('close', () => clearInterval(heartbeat));
}
