// The last step: shows the reference of the submitted task, with links to the task and the list.
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { AdminTaskReceipt } from '../../../generated/types.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { CopiedFigures } from '../../ui/copied-figures.tsx';
import { FormFrame } from '../../ui/frame/form-frame.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useScreenTitle } from '../shell/use-screen-title.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { FormSteps } from './form-steps.tsx';
import type { ResourceScreens } from './resource.ts';
import { taskPath } from './task-links.ts';

interface Finished {
  readonly receipt?: AdminTaskReceipt;
  readonly name?: string;
}

/** Names the task in the address of the finish page, for a reload or another tab. */
export const finishQuery = ({ refNo, taskId }: AdminTaskReceipt) =>
  `?${new URLSearchParams({ refNo, taskId }).toString()}`;

export function FinishPage({ screens }: { readonly screens: Pick<ResourceScreens, 'list'> }) {
  const t = useTexts('administration');
  const common = useTexts('common');
  const format = useFormat();
  const [parameters] = useSearchParams();
  const { receipt, name } = (useLocation().state ?? {}) as Finished;
  const [refNo, taskId] = [parameters.get('refNo') ?? '', parameters.get('taskId') ?? ''];
  return (
    <>
      <PageHeader title={useScreenTitle()} description={name ? t('finish.text', { name }) : t('finish.plain')} />
      <FormFrame stepper={<FormSteps current="finish" />}>
        <Card>
          <p role="status" className="flex flex-wrap items-center gap-2">
            <span className="text-ink-soft">{common('word.reference')}</span>
            <CopiedFigures text={refNo} label={common('action.copy')} copiedLabel={common('action.copied')} />
            {receipt && <span className="figures text-sm text-ink-soft">{format.moment(receipt.submittedAt)}</span>}
          </p>
        </Card>
        <div className="flex flex-wrap gap-2">
          <Link to={taskPath(taskId)} className={buttonClass('primary')}>
            {t('finish.task')}
          </Link>
          <Link to={pathTo(screens.list)} className={buttonClass('quiet')}>
            {t('finish.list')}
          </Link>
        </div>
      </FormFrame>
    </>
  );
}
