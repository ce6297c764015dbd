import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { callConstants } from './scripts/portal/call-constants.ts';
import { neededAtOnce } from './scripts/portal/first-files.ts';
import { freshPreloads } from './scripts/portal/fresh-preloads.ts';
import { twoLanguages } from './scripts/portal/two-languages.ts';
import { LongestFirst } from './tests/longest-first.ts';
import { projectsOf } from './tests/projects.ts';
import { SlowFilesReporter } from './tests/slow-files-reporter.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const login = neededAtOnce(here('src/login-main.tsx'));
const start = neededAtOnce(here('src/start.tsx'));
const home = neededAtOnce(here('src/user/accounts/home/home.tsx'));
const administrationHome = neededAtOnce(here('src/admin/home/dashboard.tsx'));

const preloads = freshPreloads();

export default defineConfig(({ mode }) => ({
  root: here('src'),
  plugins: [callConstants(), twoLanguages(), preloads.plugin, react(), tailwindcss()],
  build: {
    outDir: here('dist/portal'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // The content security policy forbids data: addresses, so no file may be inlined as one.
    assetsInlineLimit: 0,
    modulePreload: preloads.modulePreload,
    rolldownOptions: {
      input: {
        app: here('src/app.html'),
        login: here('src/login.html'),
        'first-paint': here('src/ui/first-paint.css'),
      },
      treeshake: { manualPureFunctions: ['zodMini'] },
      output: {
        // The first script contains the names of all others, so short names make it smaller.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|i18next)\//, priority: 5 },
            {
              name: 'libraries',
              test: /node_modules\/(?:react-router|swr\/dist\/(?!infinite)|dequal|use-sync-external-store|openapi-fetch)/,
              priority: 4,
            },
            { name: 'encryption', test: /node_modules\/jose\/(?!.*decrypt)/, priority: 4 },
            { name: 'login', test: (id: string) => login.has(id), priority: 3 },
            { name: 'start', test: (id: string) => start.has(id), priority: 2 },
            { name: 'homes', test: (id: string) => home.has(id) && administrationHome.has(id), priority: 1 },
            { name: 'home', test: (id: string) => home.has(id), priority: 0 },
          ],
        },
      },
    },
  },
  test: {
    root: here('.'),
    projects: projectsOf(mode),
    reporters: ['default', new SlowFilesReporter(), here('tests/plain-line-reporter.ts')],
    testTimeout: 90_000,
    hookTimeout: 180_000,
    // One more than two cores, because tests wait for browsers, databases and other processes.
    maxWorkers: mode === 'fast' ? 2 : 3,
    sequence: { sequencer: LongestFirst },
  },
}));
