// The browser of the tests: one named by the environment, one of the machine, or the one Playwright downloaded.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

// The first has no window to draw: it asks a tenth of the work of the others for each page that is opened.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const variables = ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'];
const onMacOs = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const named = () => variables.flatMap((variable) => process.env[variable] ?? []);
const folders = () => (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
const installed = () => names.flatMap((name) => folders().map((folder) => join(folder, name)));

/** Where the browser is, or nothing. */
export const findChromium = (): string | undefined =>
  [...named(), ...installed(), onMacOs, chromium.executablePath()].find((path) => existsSync(path));
