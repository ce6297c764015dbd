import { Link } from 'react-router-dom';

/** A link to the screen from which this one was opened. */
export interface BackLink {
  readonly href: string;
  readonly label: string;
}

/** Returns the breadcrumbs of a page header: the list first, then the records that contain this one. */
export const crumbsTo = (list: BackLink, ...below: readonly BackLink[]) => ({
  breadcrumbs: [list, ...below].map(({ href, label }) => (
    <Link key={href} to={href}>
      {label}
    </Link>
  )),
  breadcrumbsLabel: list.label,
});
