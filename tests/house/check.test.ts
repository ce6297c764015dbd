import { describe, expect, test } from 'vitest';
import { checks, runCheck } from '../../scripts/check.ts';

describe('npm run check', () => {
  test.each(Object.keys(checks))('is clean: %s', { timeout: 240_000 }, (name) => {
    const { passed, output } = runCheck(name);
    expect(passed, output).toBe(true);
  });
});
