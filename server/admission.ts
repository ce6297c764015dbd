// Finds the caller of a request and checks their permission, before the body is read.
import type { FastifyRequest } from 'fastify';
import { anonymous, type Services, type Who } from './context.ts';
import type { Database } from './db/database.ts';
import { countCall } from './people/address-limits.ts';
import { authenticate, authenticateUncached, bearerOf } from './people/authenticate.ts';
import type { LocatedOperation } from './contract/document.ts';
import { actingIn, checkPermission } from './contract/permission.ts';

export interface Admission {
  /** Throws a Refusal when the caller lacks the permission or calls too often. */
  admit(located: LocatedOperation, request: FastifyRequest): Promise<void>;
  /** The caller of a request that was admitted; throws otherwise. */
  callerOf(request: FastifyRequest): Who;
  /** Reads the caller again, in the transaction of a write and without the cache; throws as admit() does. */
  recheckCaller(located: LocatedOperation, request: FastifyRequest, now: Date, transaction: Database): Promise<Who>;
}

export function createAdmission(services: Services): Admission {
  const callers = new WeakMap<FastifyRequest, Who>();

  async function loadCaller(
    { operation }: LocatedOperation,
    { headers }: FastifyRequest,
    now: Date,
    transaction?: Database,
  ): Promise<Who> {
    if (operation['x-permission'].area === 'public') return anonymous;
    // Inside a transaction, its connection is used: the embedded database has no second one, so services.db would hang.
    const asking = { ...services, db: transaction ?? services.db };
    const asked = { token: bearerOf(headers.authorization), now };
    const who = await (transaction ? authenticateUncached(asking, asked) : authenticate(asking, asked));
    checkPermission(who, operation['x-permission']);
    return actingIn(who, operation['x-permission']);
  }

  return {
    async admit(located, request) {
      const now = services.clock.now();
      await countCall({ db: services.db, now }, located.operation.operationId, request.ip);
      callers.set(request, await loadCaller(located, request, now));
    },
    callerOf(request) {
      const who = callers.get(request);
      if (!who) throw new Error('A request was handled without being admitted');
      return who;
    },
    recheckCaller: loadCaller,
  };
}
