// Who may ask an operation, found out before any of the request's body is read.
import type { FastifyRequest } from 'fastify';
import { nobody, type Services, type Who } from './context.ts';
import type { Database } from './db/database.ts';
import { countCall } from './people/address-limits.ts';
import { authenticate, authenticateAnew, bearerOf } from './people/authenticate.ts';
import type { LocatedOperation } from './contract/document.ts';
import { checkPermission } from './contract/permission.ts';

export interface Admission {
  /** Throws the refusal of a caller who may not ask, or asks too often. */
  admit(located: LocatedOperation, request: FastifyRequest): Promise<void>;
  /** The caller of a request that was admitted. */
  callerOf(request: FastifyRequest): Who;
  /** The caller as the transaction of a write finds them. */
  admitAnew(located: LocatedOperation, request: FastifyRequest, now: Date, transaction: Database): Promise<Who>;
}

export function createAdmission(services: Services): Admission {
  const callers = new WeakMap<FastifyRequest, Who>();

  async function loadCaller(
    { operation }: LocatedOperation,
    { headers }: FastifyRequest,
    now: Date,
    transaction?: Database,
  ): Promise<Who> {
    if (operation['x-permission'].area === 'public') return nobody;
    // Inside a transaction everything is asked of it: the embedded database has no second connection to give.
    const asking = { ...services, db: transaction ?? services.db };
    const asked = { token: bearerOf(headers.authorization), now };
    const who = await (transaction ? authenticateAnew(asking, asked) : authenticate(asking, asked));
    checkPermission(who, operation['x-permission']);
    return who;
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
    admitAnew: loadCaller,
  };
}
