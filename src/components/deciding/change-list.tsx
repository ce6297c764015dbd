import { Icon } from '../../ui/icons/icon.tsx';
import { useTexts } from '../text/use-texts.ts';

/** One difference, ready to show. */
export interface ShownChange {
  readonly id: string;
  readonly label: string;
  /** Null when the value was empty before, or is empty after the change. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Shows each old value struck out, followed by the new value. */
export function ChangeList({ changes }: { readonly changes: readonly ShownChange[] }) {
  const t = useTexts('requests');
  const shown = (text: string | null) => text || t('detail.empty');
  return (
    <dl className="ruled">
      {changes.map(({ id, label, before, after }) => (
        <div key={id} className="grid gap-x-4 py-1.5 sm:grid-cols-[minmax(8rem,2fr)_3fr]">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="figures flex min-w-0 flex-wrap items-center gap-2">
            <span className="sr-only">{t('detail.before')}</span>
            <del className="break-words text-ink-soft">{shown(before)}</del>
            <Icon name="arrow-right" size={16} className="text-ink-soft" />
            <span className="sr-only">{t('detail.after')}</span>
            <ins className="rounded-sm bg-wait-soft px-1.5 font-semibold break-words text-ink no-underline">
              {shown(after)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
