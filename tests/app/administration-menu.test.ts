// What administrators find in their menu.
import { expect, test } from 'vitest';
import { administrationScreens } from '../../generated/routes/administration.ts';
import { administrationMenu } from '../../src/components/shell/administration-menu.ts';

const paths = administrationMenu.flatMap(({ entries }) => entries.map(({ path }) => path));

test('the check of the set-up, the simulator and the set-up on a day are in the menu, and every page of the menu exists', () => {
  const company = '/admin/company-administration';
  expect(paths).toEqual(
    expect.arrayContaining([
      `${company}/set-up-findings`,
      `${company}/approval-simulation`,
      `${company}/configuration-history`,
    ]),
  );
  const screens = new Set<string>(administrationScreens.map(({ path }) => path));
  expect(paths.filter((path) => !screens.has(path))).toEqual([]);
});
