import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The settings from the environment, read once at the start. */
export interface Config {
  readonly port: number;
  /** The address of a PostgreSQL; when undefined, the embedded database in dataFolder is used. */
  readonly databaseUrl: string | undefined;
  /** Undefined keeps the embedded database in memory. */
  readonly dataFolder: string | undefined;
  /** Holds the keys that are made on the first start; git ignores it. */
  readonly secretsFile: string;
  /** Demonstration data, the device page, the mailbox and the host's script. */
  readonly isSandbox: boolean;
  /** Whether the contract's pages and the mock are served, which customers do not need. */
  readonly hasContractPages: boolean;
  readonly smtpUrl: string | undefined;
  /** The sender of the bank's mails. */
  readonly mailFrom: string;
  /** A ClamAV daemon, tcp://host:3310. Without it a sandbox detects the EICAR test file, a bank refuses all files. */
  readonly scannerUrl: string | undefined;
  /** The bank's name at the top of PDFs; when undefined, the name in the bank directory. */
  readonly bankName: string | undefined;
  /** The address of the portal, with which mailed links begin. */
  readonly publicUrl: string;
  /** Proxies whose X-Forwarded-For header is trusted, such as loopback; none when undefined. */
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
    mailFrom: environment['MAIL_FROM'] ?? 'no-reply@bank.co.id',
    scannerUrl: environment['SCANNER_URL'],
    bankName: environment['BANK_NAME'],
    publicUrl: environment['PUBLIC_URL'] ?? `http://127.0.0.1:${port}`,
    trustedProxies: environment['TRUSTED_PROXIES'],
  };
}
