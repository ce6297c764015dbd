// Sends a payment under a key that this device keeps until the bank has answered, so that a lost answer can be asked for.
import { useEffect, useState } from 'react';
import type { SubmitReceipt } from '../../../generated/types.ts';
import { isApiError } from '../../api/api-error.ts';
import { intentOf } from '../../api/intent.ts';
import { liveSession } from '../../api/session/session-store.ts';
import { isUncertain } from '../../api/write.ts';
import type { PaymentContent, ToSubmit } from '../../components/payment-form/payment-content.ts';
import type { Sending } from '../../components/payment-form/payment-kind.ts';
import { dropSent, keepSent, readSent, type Unanswered } from '../../lib/vault-sent.ts';
import { dropDraft } from '../../lib/vault.ts';

type Body = ToSubmit<PaymentContent['form']>;

export interface SentOnce {
  /** What an earlier visit sent and got no answer to. */
  readonly lost: Unanswered<Body> | undefined;
  send(body: Body): Promise<SubmitReceipt>;
  /** Asks the bank about the lost answer, by the same key. */
  ask(): Promise<SubmitReceipt | undefined>;
  forget(): void;
}

/**
 * True if nothing under this key reached the bank. An ended session or too many calls say so only about the first try:
 * an earlier one without an answer may have arrived.
 */
export function isNothingSent(error: unknown, isFirstTry: boolean): boolean {
  if (!isApiError(error) || isUncertain(error)) return false;
  return isFirstTry || (error.status !== 401 && error.status !== 429);
}

/** A device that stores nothing sends all the same. */
const quietly = (work: Promise<unknown>) => work.catch(() => undefined);

export function useSentOnce(place: string, { send }: Sending<Body>): SentOnce {
  const userId = liveSession()?.userId ?? '';
  const [lost, setLost] = useState<Unanswered<Body>>();
  useEffect(() => {
    let isWanted = true;
    void quietly(readSent<Body>(userId, place).then((found) => isWanted && setLost(found)));
    return () => {
      isWanted = false;
    };
  }, [userId, place]);

  async function forget(): Promise<void> {
    setLost(undefined);
    await quietly(dropSent(userId, place));
  }
  async function sendUnder(sent: Unanswered<Body>, isFirstTry: boolean): Promise<SubmitReceipt> {
    try {
      const receipt = await send(sent.body, sent.idempotencyKey);
      await forget();
      return receipt;
    } catch (error) {
      if (isNothingSent(error, isFirstTry)) await forget();
      throw error;
    }
  }
  return {
    lost,
    forget: () => void forget(),
    async send(body) {
      const before = await readSent<Body>(userId, place).catch(() => undefined);
      const isSame = before && intentOf(before.body) === intentOf(body);
      const sent = isSame ? before : { body, idempotencyKey: crypto.randomUUID(), sentAt: Date.now() };
      await quietly(keepSent(userId, place, sent));
      return sendUnder(sent, !isSame);
    },
    async ask() {
      if (!lost) return undefined;
      const receipt = await sendUnder(lost, false);
      await quietly(dropDraft(userId, place));
      return receipt;
    },
  };
}
