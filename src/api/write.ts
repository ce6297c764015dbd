// Writing: one intent has one Idempotency-Key, however often its button is pressed or its request is lost.
import { useRef, useState } from 'react';
import { isApiError, type ApiError } from './api-error.ts';
import { ask, type AskOptions } from './ask.ts';
import type { Call, InputOf, OperationId, OutputOf } from './call.ts';
import { intentOf } from './intent.ts';
import { refreshDomains } from './refresh.ts';

interface Intent {
  readonly text: string;
  readonly key: string;
}

export interface WriteOptions extends Omit<AskOptions, 'idempotencyKey'> {
  /** Domains besides its own whose data a success changes. */
  readonly refreshes?: readonly string[];
}

export interface Write<Id extends OperationId> {
  readonly isPending: boolean;
  readonly error: ApiError | undefined;
  /** Rejects with the ApiError that is also shown in error. A caller that keeps its own key names it. */
  send(input: InputOf<Id>, idempotencyKey?: string): Promise<OutputOf<Id>>;
  clear(): void;
}

// Where no answer came, the first try still runs, or the server failed at its work, the bank may have done it already:
// the same key asks again.
export const isUncertain = (error: unknown) =>
  isApiError(error) && (error.kind !== 'refused' || error.status >= 500 || error.code === 'ERR_REQ_2');

export function useWrite<Id extends OperationId>(call: Call<Id>, options: WriteOptions = {}): Write<Id> {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<ApiError>();
  const intent = useRef<Intent>(undefined);

  function keyFor(input: InputOf<Id>): string {
    const text = intentOf(input);
    if (intent.current?.text !== text) intent.current = { text, key: crypto.randomUUID() };
    return intent.current.key;
  }

  async function send(input: InputOf<Id>, ownKey?: string): Promise<OutputOf<Id>> {
    setPending(true);
    setError(undefined);
    try {
      const output = await ask(call, input, { ...options, idempotencyKey: ownKey ?? keyFor(input) });
      intent.current = undefined;
      void refreshDomains([call.domain, ...(options.refreshes ?? [])]);
      return output;
    } catch (failure) {
      if (!isUncertain(failure)) intent.current = undefined;
      if (isApiError(failure)) setError(failure);
      throw failure;
    } finally {
      setPending(false);
    }
  }

  return { isPending, error, send, clear: () => setError(undefined) };
}
