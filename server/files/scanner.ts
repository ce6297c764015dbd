// Every uploaded file is scanned for viruses before anything else looks at it.
import type { Config } from '../config.ts';
import { clamdScanner } from './clamd-scanner.ts';
import { eicarScanner } from './eicar-scanner.ts';

export type ScanResult = { readonly kind: 'clean' } | { readonly kind: 'infected'; readonly virus: string };

/** Rejects when the file could not be scanned; it must not be taken in then. */
export type Scanner = (content: Uint8Array) => Promise<ScanResult>;

const noScanner: Scanner = () => Promise.reject(new Error('No scanner is configured: set SCANNER_URL'));

/** A sandbox without a scanner knows the usual test file; a bank without one takes no files. */
export function scannerOf({ scannerUrl, isSandbox }: Pick<Config, 'scannerUrl' | 'isSandbox'>): Scanner {
  if (scannerUrl) return clamdScanner(scannerUrl);
  return isSandbox ? eicarScanner : noScanner;
}
