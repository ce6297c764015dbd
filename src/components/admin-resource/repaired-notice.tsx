import type { AdminTaskDetail } from '../../../generated/types.ts';
import { Banner } from '../../ui/banner.tsx';
import { useFieldText } from '../failure/use-failure-words.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';

/** Shows why the task has to be repaired. */
export function RepairedNotice({ returned, failure }: Pick<AdminTaskDetail, 'returned' | 'failure'>) {
  const t = useTexts('administration');
  const format = useFormat();
  const fieldText = useFieldText();
  if (returned) {
    const title = t('form.returned', { name: returned.actor?.name ?? '', moment: format.moment(returned.at) });
    return (
      <Banner tone="wait" title={title}>
        {returned.reason}
      </Banner>
    );
  }
  if (!failure) return null;
  return (
    <Banner tone="refused" title={t('form.failed')}>
      {fieldText(failure)}
    </Banner>
  );
}
