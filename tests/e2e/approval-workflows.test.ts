// Administrators draw an approval workflow.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { button, user } from './request-steps.ts';
import { words } from './words.ts';

const locale = 'en';
const flows = words(locale, 'workflows');
const say = words(locale, 'administration');
let portal: Portal;
let maker: Page;

beforeAll(async () => {
  portal = await openPortal();
  maker = await portal.logIn(user('SYSADMIN02'), { locale });
});
afterAll(() => portal.close());

test('a workflow without an approving group does not go on to its confirmation', async () => {
  await maker.goto('/admin/company-administration/approval-workflow');
  await maker.getByRole('link', { name: flows('create.financial-request') }).click();
  await maker.getByLabel(flows('field.name')).fill('Dua direksi');
  await button(maker, say('form.continue')).click();
  await maker.getByText('Select at least one to continue.').first().waitFor();
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
