import type { Scanner } from './scanner.ts';

/** The test file that every scanner reports. Written in two parts, so that scanners do not report this file. */
export const eicarText = [String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}`, '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(
  '',
);

export const eicarScanner: Scanner = (content) =>
  Promise.resolve(Buffer.from(content).includes(eicarText) ? { kind: 'infected', virus: 'EICAR' } : { kind: 'clean' });
