// A maker who looks at another kind of payee and comes back finds what was typed.
import { expect, test } from 'vitest';
import { emptyTransfer } from '../../src/components/kinds/local-transfer/transfer-values.ts';
import { keptPayees } from '../../src/components/payment-form/kept-payees.ts';

test('switching to another kind of payee and back keeps what was typed for each', () => {
  const values = new Map<string, unknown>([
    ['payee', { ...emptyTransfer.payee, invoiceName: 'Sinar Jaya' }],
    ['found', { ...emptyTransfer.found, name: 'CV SINAR JAYA ABADI' }],
  ]);
  const form = { getValues: (name: string) => values.get(name), setValue: values.set.bind(values) };
  const change = keptPayees(form as never, ['payee', 'found']);
  const begin = () => {
    values.set('payee', { ...emptyTransfer.payee });
    values.set('found', { ...emptyTransfer.found });
  };
  change({ from: 'other', to: 'proxy', begin });
  expect(values.get('payee')).toEqual(emptyTransfer.payee);
  values.set('payee', { ...emptyTransfer.payee, proxy: { proxyType: '01', proxy: '081218004567' } });
  change({ from: 'proxy', to: 'other', begin });
  expect(values.get('payee')).toMatchObject({ invoiceName: 'Sinar Jaya', proxy: { proxy: '' } });
  expect(values.get('found')).toMatchObject({ name: 'CV SINAR JAYA ABADI' });
  change({ from: 'other', to: 'proxy', begin });
  expect(values.get('payee')).toMatchObject({ invoiceName: '', proxy: { proxy: '081218004567' } });
});
