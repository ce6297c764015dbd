import type { FastifyRequest } from 'fastify';
import type { Allowances } from '../domain/allowances.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { EventHub } from './events/hub.ts';
import type { Secrets } from './secrets.ts';

/** The caller. A public operation has the caller `anonymous`, whose company id belongs to no company. */
export interface Who {
  readonly companyId: string;
  readonly companyName: string;
  readonly userId: string;
  readonly name: string;
  readonly roles: readonly string[];
  /** In the handler of an operation: those that the profile allows in the roles of the operation. */
  readonly services: readonly string[];
  readonly allowances: Allowances;
  readonly flags: readonly string[];
  readonly isSingleAccess: boolean;
  readonly sessionId: string;
  readonly secretKey: Uint8Array;
}

export const anonymous: Who = {
  companyId: '',
  companyName: '',
  userId: '',
  name: '',
  roles: [],
  services: [],
  allowances: null,
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

/** The objects that the whole server shares. */
export interface Services {
  readonly db: Database;
  readonly events: EventHub;
  readonly clock: Clock;
  readonly config: Config;
  readonly secrets: Secrets;
}

/** The context of a handler. For a write, db is the transaction in which the answer is stored, too. */
export interface Context extends Services {
  readonly who: Who;
  readonly now: Date;
  readonly language: 'EN' | 'ID';
  readonly requestId: string;
  readonly remoteAddress: string;
  /** The files of an upload, whose size, type and number have been checked. */
  readonly files: readonly UploadedFile[];
  /** Only for handlers that stream their answer. */
  readonly raw: FastifyRequest;
}

/** What reading for the caller needs: the database, the caller, and the time of the call. */
export type Reading = Pick<Context, 'db' | 'who' | 'now'>;

/** Reading whose answer has texts. */
export type ReadingTexts = Reading & Pick<Context, 'language'>;
