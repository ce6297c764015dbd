// Fills in a form with keys alone; every key must leave the focus where it can be seen.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectFocus, pressKey, reach } from './focus.ts';
import { anAmount, optionsWith } from './transfer-form.ts';
import { startingWith } from './words.ts';

export async function type(page: Page, label: string, text: string): Promise<void> {
  await reach(page, page.getByRole('textbox', { name: startingWith(label) }));
  await page.keyboard.type(text);
  await expectFocus(page);
}

/** Opens a select with the keyboard, types the search text if given, and takes the first option. */
export async function pick(page: Page, label: string, text = ''): Promise<void> {
  const field = page.getByRole('combobox', { name: startingWith(label) });
  await reach(page, field);
  await page.keyboard.type(text);
  await optionsWith(page, text ? new RegExp(text, 'i') : anAmount)
    .first()
    .waitFor();
  await pressKey(page, 'ArrowDown');
  await pressKey(page, 'Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await expect.poll(() => field.inputValue()).toMatch(new RegExp(text || '\\w', 'i'));
}

export async function press(page: Page, name: string, key: string): Promise<void> {
  await reach(page, page.getByRole('button', { name, disabled: false }));
  await pressKey(page, key);
}

export async function pickRadio(page: Page, group: string, name: string): Promise<void> {
  const radios = page.getByRole('radiogroup', { name: startingWith(group) }).getByRole('radio', { disabled: false });
  const wanted = radios.and(page.getByRole('radio', { name: startingWith(name) }));
  await wanted.waitFor({ state: 'attached' });
  const checked = radios.and(page.getByRole('radio', { checked: true }));
  await reach(page, (await checked.count()) > 0 ? checked : radios.first());
  await reach(page, wanted, 'ArrowDown');
  if (!(await wanted.isChecked())) await pressKey(page, 'Space');
  await expect.poll(() => wanted.isChecked()).toBe(true);
}

export async function tickBox(page: Page, name: string): Promise<void> {
  const box = page.getByRole('checkbox', { name: startingWith(name) });
  await reach(page, box);
  await pressKey(page, 'Space');
  await expect.poll(() => box.isChecked()).toBe(true);
}
