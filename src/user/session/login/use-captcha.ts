import { useEffect, useState } from 'react';
import { createCaptcha } from '../../../../generated/calls/session.ts';
import type { Captcha } from '../../../../generated/types.ts';
import { isApiError } from '../../../api/api-error.ts';
import { ask } from '../../../api/ask.ts';

/** A little shorter than the five minutes of the bank. */
const validMilliseconds = 280_000;

export interface DrawnCaptcha {
  readonly captcha: Captcha | undefined;
  readonly hasFailed: boolean;
  /** True until the bank has answered. */
  readonly isRequired: boolean;
  readonly require: () => void;
  /** A captcha can be used for one try only. */
  readonly draw: () => void;
}

export function useCaptcha(): DrawnCaptcha {
  const [round, setRound] = useState(0);
  const [captcha, setCaptcha] = useState<Captcha>();
  const [hasFailed, setFailed] = useState(false);
  const [isRequired, setRequired] = useState(true);
  const draw = () => setRound((before) => before + 1);

  useEffect(() => {
    const left = new AbortController();
    const timer = setTimeout(draw, validMilliseconds);
    async function load(): Promise<void> {
      setCaptcha(undefined);
      setFailed(false);
      try {
        const drawn = await ask(createCaptcha, {}, { signal: left.signal });
        setCaptcha(drawn);
        setRequired(drawn.isRequired);
      } catch (error) {
        if (left.signal.aborted) return;
        if (!isApiError(error)) throw error;
        setFailed(true);
      }
    }
    void load();
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [round]);

  return { captcha, hasFailed, isRequired, require: () => setRequired(true), draw };
}
