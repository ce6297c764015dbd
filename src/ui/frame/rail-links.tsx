import { classes } from '../classes.ts';
import { Icon } from '../icons/icon.tsx';
import type { RailGroup, RailItem, RenderRailLink } from './rail-types.ts';

interface RailLinksProps {
  readonly groups: readonly RailGroup[];
  readonly renderLink: RenderRailLink;
  readonly isCollapsed?: boolean;
}

const LINK =
  'focus-ring relative flex min-h-9 items-center gap-3 rounded-md px-2.5 py-1.5 font-medium text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent pointer-coarse:min-h-11';

/** The groups and links of the menu, in the rail and in the drawer of a phone. */
export function RailLinks({ groups, renderLink, isCollapsed = false }: RailLinksProps) {
  return (
    <div className="flex flex-col gap-4">
      {groups.map(({ id, label, items }) => (
        <div key={id} role="group" aria-label={label}>
          <p
            aria-hidden="true"
            className={classes(
              'mb-1 px-2.5 text-xs font-semibold text-ink-soft',
              isCollapsed && 'mx-2 h-px overflow-hidden bg-line px-0',
            )}
          >
            {label}
          </p>
          <ul className="flex flex-col gap-px">
            {items.map((item) => (
              <li key={item.id} title={isCollapsed ? item.label : undefined}>
                {renderLink(item, LINK, <RailContent item={item} isCollapsed={isCollapsed} />)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function RailContent({ item, isCollapsed }: { readonly item: RailItem; readonly isCollapsed: boolean }) {
  return (
    <>
      <Icon name={item.icon} size={20} />
      <span className={isCollapsed ? 'sr-only' : 'min-w-0 flex-1 truncate'}>{item.label}</span>
      {item.badge && (
        <span className={isCollapsed ? 'absolute top-0 right-0 origin-top-right scale-75' : undefined}>
          {item.badge}
        </span>
      )}
    </>
  );
}
