import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { verifyAuditChain } from '../audit/verify-handler.ts';
import { exportAuditTrail } from './audit-export.ts';
import { getAuditEvent, listAuditEvents } from './audit-trail.ts';

export const auditHandlers = {
  listAuditEvents,
  getAuditEvent,
  verifyAuditChain,
  exportAuditTrail,
} satisfies Partial<Handlers<Context>>;
