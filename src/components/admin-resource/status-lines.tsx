import { Children, type ReactNode } from 'react';
import type { OngoingTask } from '../../../generated/types.ts';
import { useTexts } from '../text/use-texts.ts';

interface StatusLinesProps {
  readonly waiting: readonly Pick<OngoingTask, 'taskId' | 'action'>[];
  readonly children: ReactNode;
}

/** The tags of a record and its open tasks, one below the other. On a phone there is room beside the name for both. */
export function StatusLines({ waiting, children }: StatusLinesProps) {
  const t = useTexts('administration');
  return (
    <span className="block space-y-1">
      {Children.map(children, (tag) => tag && <span className="block">{tag}</span>)}
      {waiting.map(({ taskId, action }) => (
        <span key={taskId} className="ml-auto block max-w-26 text-sm text-ink-soft sm:ml-0 sm:max-w-none">
          {t('list.waits', { action: t(`action.${action}`) })}
        </span>
      ))}
    </span>
  );
}
