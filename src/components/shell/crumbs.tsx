import { Link } from 'react-router-dom';
import { useTexts } from '../text/use-texts.ts';
import { usePerson } from './person.ts';
import { homeOf, mayOpenAddress } from './shown-menu.ts';

/** A link to the screen from which this one was opened. */
export interface BackLink {
  readonly href: string;
  readonly label: string;
}

/** Leads to the first screen if the user may not open the named one, such as a releaser the list of the makers. */
function Crumb({ href, label }: BackLink) {
  const t = useTexts('screens');
  const person = usePerson();
  if (mayOpenAddress(person, href)) return <Link to={href}>{label}</Link>;
  return <Link to={homeOf(person)}>{t(person.access.menuSet === 'CA' ? 'adminDashboard' : 'home')}</Link>;
}

/** Returns the breadcrumbs of a page header: the list first, then the records that contain this one. */
export const crumbsTo = (list: BackLink, ...below: readonly BackLink[]) => ({
  breadcrumbs: [list, ...below].map((link) => <Crumb key={link.href} {...link} />),
  breadcrumbsLabel: list.label,
});
