import { Link } from 'react-router-dom';

/** The list that a screen was opened from. */
export interface BackLink {
  readonly href: string;
  readonly label: string;
}

/** For the head of such a screen. */
export const crumbsTo = ({ href, label }: BackLink) => ({
  breadcrumbs: [
    <Link key="list" to={href}>
      {label}
    </Link>,
  ],
  breadcrumbsLabel: label,
});
