import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Everything the environment decides, read once. */
export interface Config {
  readonly port: number;
  /** A PostgreSQL; without it the embedded database in dataFolder. */
  readonly databaseUrl: string | undefined;
  /** Undefined keeps the embedded database in memory. */
  readonly dataFolder: string | undefined;
  /** Keys made on the first start; never inside the repository's history. */
  readonly secretsFile: string;
  /** Demonstration data, the device page, the mailbox and the host's script. */
  readonly isSandbox: boolean;
  /** The contract's pages and the mock, which are no business of a bank's customers. */
  readonly hasContractPages: boolean;
  readonly smtpUrl: string | undefined;
  /** A ClamAV daemon, tcp://host:3310. Without it a sandbox knows the EICAR test file, and a bank takes no files. */
  readonly scannerUrl: string | undefined;
  /** What printed documents are headed with; the bank's name in its directory when undefined. */
  readonly bankName: string | undefined;
  /** Where people reach the portal; mailed links begin with it. */
  readonly publicUrl: string;
  /** Addresses whose word about where a request comes from is believed, such as loopback; nobody's otherwise. */
  readonly trustedProxies: string | undefined;
}

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const dataFolder = environment['DATA_FOLDER'] ?? `${root}.data`;
  const port = Number(environment['PORT'] ?? 8080);
  const isSandbox = environment['SANDBOX'] !== 'off';
  return {
    port,
    databaseUrl: environment['DATABASE_URL'],
    dataFolder: `${dataFolder}/pglite`,
    secretsFile: `${dataFolder}/secrets.json`,
    isSandbox,
    hasContractPages: (environment['CONTRACT_PAGES'] ?? (isSandbox ? 'on' : 'off')) === 'on',
    smtpUrl: environment['SMTP_URL'],
    scannerUrl: environment['SCANNER_URL'],
    bankName: environment['BANK_NAME'],
    publicUrl: environment['PUBLIC_URL'] ?? `http://127.0.0.1:${port}`,
    trustedProxies: environment['TRUSTED_PROXIES'],
  };
}
