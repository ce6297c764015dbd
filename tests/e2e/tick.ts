import type { Locator } from 'playwright-core';

/** Clicks the label, because the input itself is invisible. Playwright waits until no element covers it. */
export const clickLabel = (box: Locator): Promise<void> => box.locator('xpath=ancestor::label[1]').click();

async function bring(box: Locator, checked: boolean): Promise<void> {
  if ((await box.isChecked()) === checked) return;
  await clickLabel(box);
  await box.and(box.page().getByRole('checkbox', { checked })).waitFor();
}

export const tick = (box: Locator) => bring(box, true);
export const untick = (box: Locator) => bring(box, false);
