import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useConfirm } from '../confirm/use-confirm.ts';
import { useTexts } from '../text/use-texts.ts';

const ended = new Set([paths.logIn, paths.sessionEnded()]);

interface Guarded {
  /** Called when the user is about to leave. */
  hasUnsent(): boolean;
  /** True if a draft stays on the device. */
  readonly isKept: boolean;
}

/** Asks the user before unsent values are lost. */
export function useLeaveGuard({ hasUnsent, isKept }: Guarded): void {
  const t = useTexts('common');
  const confirm = useConfirm();
  const asked = useRef('');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !ended.has(nextLocation.pathname) && hasUnsent(),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked' || asked.current === blocker.location.key) return;
    asked.current = blocker.location.key;
    const question = {
      title: t('form.leaveTitle'),
      message: t(isKept ? 'form.leaveKeptText' : 'form.leaveText'),
      confirmLabel: t('form.leave'),
      cancelLabel: t('form.stay'),
      tone: 'wait',
    } as const;
    void confirm(question).then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  });

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsent()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  });
}
