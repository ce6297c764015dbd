import type { FastifyRequest } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { EventHub } from './events/hub.ts';
import type { Secrets } from './secrets.ts';

/** Who asks. A public operation is asked by nobody, whose company owns nothing. */
export interface Who {
  readonly companyId: string;
  readonly companyName: string;
  readonly userId: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly services: readonly string[];
  readonly flags: readonly string[];
  readonly isSingleAccess: boolean;
  readonly sessionId: string;
  readonly secretKey: Uint8Array;
}

export const nobody: Who = {
  companyId: '',
  companyName: '',
  userId: '',
  name: '',
  roles: [],
  services: [],
  flags: [],
  isSingleAccess: false,
  sessionId: '',
  secretKey: new Uint8Array(),
};

export interface UploadedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

/** What the whole server shares. */
export interface Services {
  readonly db: Database;
  readonly events: EventHub;
  readonly clock: Clock;
  readonly config: Config;
  readonly secrets: Secrets;
}

/** What a handler works with. For a write, db is the transaction that also holds its stored answer. */
export interface Context extends Services {
  readonly who: Who;
  readonly now: Date;
  readonly language: 'EN' | 'ID';
  readonly requestId: string;
  readonly remoteAddress: string;
  /** Those of an upload, already judged by size, kind and number. */
  readonly files: readonly UploadedFile[];
  /** Only for the few that stream. */
  readonly raw: FastifyRequest;
}
