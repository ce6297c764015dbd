import type { FieldChange } from '../../../../generated/types.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { fieldName, isRead, shownValue } from './changed-fields.ts';

/** What was there before, struck out, and what stands there now. */
export function ChangeList({ changes }: { readonly changes: readonly FieldChange[] }) {
  const t = useTexts('requests');
  const kinds = useTexts('kinds');
  const format = useFormat();
  const words = { t, kinds, format };
  return (
    <dl className="ruled">
      {changes.filter(isRead).map(({ field, before, after }) => (
        <div key={field} className="grid gap-x-4 py-1.5 sm:grid-cols-[minmax(8rem,2fr)_3fr]">
          <dt className="text-sm text-ink-soft">{fieldName(field, t)}</dt>
          <dd className="figures flex min-w-0 flex-wrap items-center gap-2">
            <span className="sr-only">{t('detail.before')}</span>
            <del className="break-words text-ink-soft">{shownValue(field, before, words)}</del>
            <Icon name="arrow-right" size={16} className="text-ink-soft" />
            <span className="sr-only">{t('detail.after')}</span>
            <ins className="rounded-sm bg-wait-soft px-1.5 font-semibold break-words text-ink no-underline">
              {shownValue(field, after, words)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
