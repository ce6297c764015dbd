import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { verifyAuditChain } from './chain-check.ts';
import { exportAuditTrail } from './export.ts';
import { getAuditEvent, listAuditEvents } from './trail.ts';

export const auditHandlers = {
  listAuditEvents,
  getAuditEvent,
  verifyAuditChain,
  exportAuditTrail,
} satisfies Partial<Handlers<Context>>;
