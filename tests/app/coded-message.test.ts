// A field carries a failure as one string: the code, and what its text mentions.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codedMessage, readCodedMessage } from '../../src/lib/coded-message.ts';

const code = fc.constantFrom('137', '9090', 'FIELD_NOT_IN_LIST', 'ERR_TRX_COT', 'BULK-VAL-0000001');
const parameters = fc.dictionary(fc.string(), fc.string());

test('a code without parameters is the message itself', () => {
  expect(codedMessage({ code: '9090' })).toBe('9090');
  expect(readCodedMessage('9090')).toEqual({ code: '9090' });
});

test('code and parameters come back as they were, also with line breaks, quotes and no parameter at all', () => {
  fc.assert(
    fc.property(code, parameters, (name, mentioned) => {
      const read = readCodedMessage(codedMessage({ code: name, parameters: mentioned }));
      expect(read.code).toBe(name);
      expect(Object.entries(read.parameters ?? {})).toEqual(Object.entries(mentioned));
    }),
  );
  const failure = { code: '137', parameters: { minimum: 'IDR 10,000.00\n"' } };
  expect(readCodedMessage(codedMessage(failure))).toEqual(failure);
});
