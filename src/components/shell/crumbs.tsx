import { Link } from 'react-router-dom';

/** What a screen was opened from. */
export interface BackLink {
  readonly href: string;
  readonly label: string;
}

/** For the head of such a screen: its list, and below it what it is a part of. */
export const crumbsTo = (list: BackLink, ...below: readonly BackLink[]) => ({
  breadcrumbs: [list, ...below].map(({ href, label }) => (
    <Link key={href} to={href}>
      {label}
    </Link>
  )),
  breadcrumbsLabel: list.label,
});
