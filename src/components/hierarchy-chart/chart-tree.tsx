// The hierarchy of account groups as nested boxes, to read.
import type { ChartGroup, HierarchyChart } from '../../../generated/types.ts';
import { childrenOf } from '../../../domain/account-hierarchy.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { accountText } from '../../../domain/account-text.ts';
import { useTexts } from '../text/use-texts.ts';

interface ChartTreeProps {
  readonly chart: HierarchyChart;
  readonly label: string;
  /** The ids of groups and accounts that stand elsewhere in the other chart. */
  readonly marked?: ReadonlySet<string>;
}

interface BranchProps extends Omit<ChartTreeProps, 'label'> {
  readonly group: ChartGroup;
}

function Accounts({ group: { accounts }, marked }: BranchProps) {
  if (accounts.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-col gap-0.5">
      {accounts.map(({ account }) => (
        <li key={account.id} className="figures flex items-center gap-1.5 text-sm text-ink-soft">
          <Icon name="wallet" size={14} />
          <Marked isMarked={marked?.has(account.id) ?? false}>{accountText(account)}</Marked>
        </li>
      ))}
    </ul>
  );
}

/** A changed place is marked by a word for screen readers, not by colour alone. */
function Marked({ isMarked, children }: { readonly isMarked: boolean; readonly children: string }) {
  const t = useTexts('administration');
  if (!isMarked) return <span className="min-w-0 wrap-anywhere">{children}</span>;
  return (
    <span className="min-w-0 rounded-sm bg-wait-soft px-1 font-semibold wrap-anywhere text-ink">
      {children} <span className="text-xs font-normal">({t('placed.moved')})</span>
    </span>
  );
}

function Branch({ chart, group, marked }: BranchProps) {
  const children = chart.groups.filter(({ parentId }) => parentId === group.id);
  return (
    <li className="flex flex-col gap-2">
      <div className="rounded-md border border-line bg-surface px-3 py-2">
        <span className="flex items-baseline justify-between gap-3 font-semibold">
          <Marked isMarked={marked?.has(group.id) ?? false}>{group.groupName}</Marked>
          <Level level={group.level} />
        </span>
        <Accounts chart={chart} group={group} {...(marked && { marked })} />
      </div>
      {children.length > 0 && (
        <ul className="ml-2 flex flex-col gap-2 border-l-2 border-line pl-3 sm:ml-4 sm:pl-4">
          {children.map((child) => (
            <Branch key={child.id} chart={chart} group={child} {...(marked && { marked })} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Level({ level }: { readonly level: number }) {
  const t = useTexts('administration');
  return <span className="text-xs font-normal whitespace-nowrap text-ink-soft">{t('placed.level', { level })}</span>;
}

export function ChartTree({ chart, label, marked }: ChartTreeProps) {
  const t = useTexts('administration');
  const top = childrenOf(chart.groups, null);
  if (top.length === 0) return <p className="text-ink-soft">{t('placed.empty')}</p>;
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {top.map((group) => (
        <Branch key={group.id} chart={chart} group={group} {...(marked && { marked })} />
      ))}
    </ul>
  );
}
