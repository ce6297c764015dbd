// Client generators, each at a fixed version. None was made for this contract; together they show common readings.
export interface Generator {
  readonly name: string;
  readonly version: string;
  /** Additional packages that its command line needs. */
  readonly beside?: readonly string[];
  /** Packages that the generated code imports. */
  readonly imports?: readonly string[];
  readonly command: (contract: string, out: string) => readonly string[];
  /** Files that the command reads, content by name. */
  readonly files?: (contract: string, out: string) => Readonly<Record<string, string>>;
}

const typescript = 'typescript@5.9.3';

const rtkConfig = (contract: string, out: string) => `module.exports = {
  schemaFile: ${JSON.stringify(contract)}, apiFile: './empty-api.ts', apiImport: 'emptyApi',
  outputFile: ${JSON.stringify(`${out}/api.ts`)}, exportName: 'bank', hooks: false };`;
const emptyApi = `import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';
export const emptyApi = createApi({ baseQuery: fetchBaseQuery({ baseUrl: '/' }), endpoints: () => ({}) });`;

export const generators: readonly Generator[] = [
  {
    name: 'openapi-typescript',
    version: '7.13.0',
    beside: [typescript],
    command: (contract, out) => ['openapi-typescript', contract, '-o', `${out}/types.ts`],
  },
  {
    name: '@hey-api/openapi-ts',
    version: '0.99.0',
    beside: [typescript],
    command: (contract, out) => [
      'openapi-ts',
      '-i',
      contract,
      '-o',
      out,
      '-c',
      '@hey-api/client-fetch',
      '--no-log-file',
    ],
  },
  {
    name: 'orval',
    version: '8.38.0',
    command: (contract, out) => ['orval', '--input', contract, '--output', `${out}/client.ts`, '--client', 'fetch'],
  },
  {
    name: 'swagger-typescript-api',
    version: '13.13.0',
    command: (contract, out) => ['swagger-typescript-api', 'generate', '-p', contract, '-o', out, '-n', 'client.ts'],
  },
  {
    name: 'openapi-typescript-codegen',
    version: '0.31.0',
    command: (contract, out) => ['openapi', '--input', contract, '--output', out, '--client', 'fetch', '--useOptions'],
  },
  {
    name: 'openapi-zod-client',
    version: '1.18.3',
    imports: ['zod@3.25.76', '@zodios/core@10.9.6', 'axios@1.12.2'],
    command: (contract, out) => ['openapi-zod-client', contract, '-o', `${out}/client.ts`],
  },
  {
    name: 'oazapfts',
    version: '7.5.0',
    imports: ['@oazapfts/runtime@1.2.0'],
    command: (contract, out) => ['oazapfts', contract, `${out}/client.ts`],
  },
  {
    name: 'typed-openapi',
    version: '2.2.7',
    beside: [typescript],
    // This generator appends the output path to its working folder, even if the path is absolute.
    command: (contract) => ['typed-openapi', contract, '--output', 'out/client.ts'],
  },
  {
    name: 'openapi-client-axios-typegen',
    version: '7.8.0',
    imports: ['openapi-client-axios@7.8.0', 'axios@1.12.2', 'openapi-types@12.1.3'],
    command: (contract, out) => ['sh', '-c', `typegen ${contract} > ${out}/client.d.ts`],
  },
  {
    name: '@rtk-query/codegen-openapi',
    version: '2.2.0',
    beside: [typescript, 'esbuild-runner@2.2.2', 'esbuild@0.25.10'],
    imports: ['@reduxjs/toolkit@2.9.0'],
    files: (contract, out) => ({ 'rtk.config.cjs': rtkConfig(contract, out), 'empty-api.ts': emptyApi }),
    command: () => ['rtk-query-codegen-openapi', 'rtk.config.cjs'],
  },
];
