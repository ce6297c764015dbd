// Finds a browser for the tests: named by the environment, installed on the machine, or downloaded by Playwright.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

// The first is headless only and uses a tenth of the CPU of the others for each opened page.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const variables = ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'];
const onMacOs = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const named = () => variables.flatMap((variable) => process.env[variable] ?? []);
const folders = () => (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
const installed = () => names.flatMap((name) => folders().map((folder) => join(folder, name)));

/** The path of the browser, or undefined. */
export const findChromium = (): string | undefined =>
  [...named(), ...installed(), onMacOs, chromium.executablePath()].find((path) => existsSync(path));
