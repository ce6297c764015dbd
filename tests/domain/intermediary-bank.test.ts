import { expect, test } from 'vitest';
import { checkIntermediary } from '../../domain/intermediary-bank.ts';

test('a bank is no intermediary between itself and another, whichever branch is named', () => {
  expect(checkIntermediary('CHASUS33', ['BOTKJPJT', 'BBBAIDJA'])).toEqual({ ok: true, value: 'CHASUS33' });
  for (const bic of ['BOTKJPJT', 'BOTKJPJTXXX', 'BBBAIDJA'])
    expect(checkIntermediary(bic, ['BOTKJPJT', 'BBBAIDJA'])).toMatchObject({ code: 'INTERMEDIARY_SAME' });
});
