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

type Values = Pick<ShownChange, 'before' | 'after'>;

function Before({ before, after }: Values) {
  const t = useTexts('requests');
  if (!before) return null;
  return (
    <>
      {!after && <Icon name="minus" size={16} className="shrink-0 text-refused" />}
      <span className="sr-only">{t(after ? 'detail.before' : 'detail.removed')}</span>
      <del className="min-w-0 wrap-anywhere text-refused">{before}</del>
    </>
  );
}

function After({ before, after }: Values) {
  const t = useTexts('requests');
  if (!after) return null;
  return (
    <>
      <Icon
        name={before ? 'arrow-right' : 'plus'}
        size={16}
        className={before ? 'shrink-0 text-ink-soft' : 'shrink-0 text-done'}
      />
      <span className="sr-only">{t(before ? 'detail.after' : 'detail.added')}</span>
      <ins className="min-w-0 rounded-sm bg-done-soft px-1.5 font-semibold wrap-anywhere text-done no-underline">
        {after}
      </ins>
    </>
  );
}

/** Shows each old value struck out and each new one behind an arrow, or behind a plus where nothing was before. */
export function ChangeList({ changes }: { readonly changes: readonly ShownChange[] }) {
  return (
    <dl className="ruled">
      {changes.map(({ id, label, ...values }) => (
        <div key={id} className="grid gap-x-4 py-1.5 sm:grid-cols-[minmax(8rem,2fr)_3fr]">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="figures flex min-w-0 flex-wrap items-center gap-2">
            <Before {...values} />
            <After {...values} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
