// A browser context serves several browser stories, so no story may change what the harness cannot clear.
import { expect, test } from 'vitest';
import { listFiles, read } from './files.ts';

const harness = ['tests/e2e/portal.ts', 'tests/e2e/used-contexts.ts'];
/** Changes of a page go with it, but these belong to its context, as the clock of a page does. */
const lasting =
  /\.clock\.(?:install|setFixedTime|setSystemTime|pauseAt|fastForward|runFor)|(?:context\(\)|[cC]ontext)\.(?:route|addInitScript|expose\w+|grantPermissions|setGeolocation|setExtraHTTPHeaders)/;

test('a browser story changes the clock of a page by the harness, and its context not at all', () => {
  const stories = listFiles('tests/e2e/*.ts').filter((file) => !harness.includes(file));
  expect(stories.length).toBeGreaterThan(50);
  const changing = stories.filter((file) => lasting.test(read(file)));
  expect(changing, 'use stopBrowserClock of the portal, or change the page').toEqual([]);
});
