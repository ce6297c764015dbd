import type { ElementHandle, Locator } from 'playwright-core';

/** Clicks where people click: on what is drawn for the box, and only where nothing lies over it. */
async function clickLabel(box: Locator): Promise<void> {
  const label = await box.evaluateHandle((input) => (input as HTMLInputElement).labels?.[0] ?? input);
  await (label as ElementHandle<HTMLElement>).click();
}

export async function tick(box: Locator): Promise<void> {
  if (await box.isChecked()) return;
  await clickLabel(box);
  await box.and(box.page().getByRole('checkbox', { checked: true })).waitFor();
}

export async function untick(box: Locator): Promise<void> {
  if (!(await box.isChecked())) return;
  await clickLabel(box);
  await box.and(box.page().getByRole('checkbox', { checked: false })).waitFor();
}
