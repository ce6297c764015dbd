import type { Handlers } from '../../generated/handlers.ts';
import type { AuditBreak } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { instant } from '../instant.ts';
import { Refusal } from '../refusal.ts';
import { readAuditHead, verifyChain, type ChainBreak } from './verify-chain.ts';

function shownBreak({ sequence, occurredAt, expectedHash, foundHash }: ChainBreak, now: Date): AuditBreak {
  return {
    sequence,
    occurredAt: instant(occurredAt ?? now),
    expectedHash: expectedHash.toString('hex'),
    foundHash: foundHash?.toString('hex') ?? null,
  };
}

export const verifyAuditChain: Handlers<Context>['verifyAuditChain'] = async ({ body }, { db, who, now }) => {
  const { companyId } = who;
  const head = await readAuditHead(db, companyId);
  const first = body.firstSequence ?? Math.min(1, head.number);
  const last = Math.min(body.lastSequence ?? head.number, head.number);
  if (first > last) throw new Refusal('193');
  const { checked, headHash, brokenAt } = await verifyChain(db, { companyId, first: Math.max(first, 1), last }, head);
  return {
    intact: brokenAt === null,
    firstSequence: first,
    lastSequence: last,
    checked,
    headHash: headHash.toString('hex'),
    verifiedAt: instant(now),
    brokenAt: brokenAt && shownBreak(brokenAt, now),
  };
};
