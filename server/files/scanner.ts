// Scans every uploaded file for viruses before anything else reads it.
import type { Config } from '../config.ts';
import { clamdScanner } from './clamd-scanner.ts';
import { eicarScanner } from './eicar-scanner.ts';

export type ScanResult = { readonly kind: 'clean' } | { readonly kind: 'infected'; readonly virus: string };

/** Rejects when the file could not be scanned; the caller must refuse the file then. */
export type Scanner = (content: Uint8Array) => Promise<ScanResult>;

const noScanner: Scanner = () => Promise.reject(new Error('No scanner is configured: set SCANNER_URL'));

/** Without SCANNER_URL, a sandbox recognises only the standard test file, and any other bank accepts no files. */
export function scannerOf({ scannerUrl, isSandbox }: Pick<Config, 'scannerUrl' | 'isSandbox'>): Scanner {
  if (scannerUrl) return clamdScanner(scannerUrl);
  return isSandbox ? eicarScanner : noScanner;
}
