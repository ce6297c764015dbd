import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { twoLanguages } from './scripts/portal/two-languages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('src'),
  plugins: [twoLanguages(), react(), tailwindcss()],
  build: {
    outDir: here('dist/portal'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    rolldownOptions: {
      input: { app: here('src/app.html'), login: here('src/login.html') },
      treeshake: { manualPureFunctions: ['zodMini'] },
    },
  },
  test: {
    root: here('.'),
    projects: [
      {
        extends: true,
        test: {
          name: 'bank',
          include: ['tests/{app,contract,domain,house,server}/**/*.test.ts'],
          globalSetup: [here('tests/server/postgres-setup.ts')],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: [here('tests/e2e/ready-bank.ts')],
          testTimeout: 120_000,
        },
      },
    ],
    reporters: ['default', here('tests/plain-line-reporter.ts')],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
