// The taxpayers that the tax office of the sandbox knows. Any other number gets an invented name.
import { currentNpwp } from '../../domain/tax-billing.ts';
import { nameBehind } from './sandbox-payees.ts';

interface Known {
  readonly name: string;
  readonly address: string;
}

const knownTaxpayers: Readonly<Record<string, Known>> = {
  '0013456785051000': { name: 'PT Nusantara Sejahtera Abadi', address: 'Jl. Kemang Raya No. 45 Jakarta Selatan' },
  '0021345673092000': { name: 'PT Bahari Makmur Sentosa', address: 'Jl. Pluit Selatan No. 9 Jakarta Utara' },
};

export function taxpayerOf(npwp: string): Known {
  const current = currentNpwp(npwp);
  return knownTaxpayers[current] ?? { name: nameBehind(current), address: 'Jl. Merdeka No. 17 Jakarta Pusat' };
}
