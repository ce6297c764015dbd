import { expect, test } from 'vitest';
import { serviceLooks as ofAdministrators } from '../../src/admin/home/service-looks.ts';
import { administrationMenu } from '../../src/components/shell/administration-menu.ts';
import { corporateMenu, type MenuGroup } from '../../src/components/shell/menus.ts';
import { serviceLooks as ofUsers } from '../../src/user/payments/service-looks.ts';

const entriesOf = (menu: readonly MenuGroup[], ...groups: string[]) =>
  menu.filter(({ label }) => groups.includes(label)).flatMap(({ entries }) => entries.map(({ path }) => path));

test.each([
  ['a user', ofUsers, entriesOf(corporateMenu, 'menu.payments', 'menu.information', 'menu.downloads')],
  [
    'an administrator',
    ofAdministrators,
    entriesOf(administrationMenu, 'menu.services', 'menu.company', 'menu.reports'),
  ],
])('every tile of %s says what it is for, under an icon of its own', (_, looks, paths) => {
  expect(Object.keys(looks).toSorted()).toEqual(paths.toSorted());
  const icons = Object.values(looks).map(({ icon }) => icon);
  expect(new Set(icons).size).toBe(icons.length);
});
