import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { verifyAuditChain } from './chain-check.ts';
import { getAuditEvent, listAuditEvents } from './trail.ts';

export const auditHandlers = {
  listAuditEvents,
  getAuditEvent,
  verifyAuditChain,
} satisfies Partial<Handlers<Context>>;
