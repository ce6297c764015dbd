// What each extension of the contract means, in one sentence. The introduction has the rules as a whole.

/** Those of a schema. Those of an operation are shown in its facts. */
export const schemaExtensions: Readonly<Record<string, string>> = {
  'x-texts': 'The texts of the values in both languages.',
  'x-text-of': 'The text of the value of this field beside it, in the language asked for.',
  'x-order': 'Always sorted by these fields, one after the other: ascending, null first.',
  'x-unique': 'No two items have the same values at these paths.',
  'x-offers': 'The actions offered to a user who makes changes, in this order; all others are offered none.',
  'x-sums': 'Each value is the sum of the values at its paths.',
  'x-currency-of': 'Each amount has the currency of the values at its path; of several currencies it is in IDR.',
  'x-whole': 'The item whose field is null is about everything together: at least what the other items add up to.',
  'x-highest': 'Each value is the highest of the amounts that these sums are made of, so many in each.',
  'x-difference': 'Each value is the first field less all others, never below zero, and null where the first is null.',
  'x-agrees': 'True exactly where both values of each pair are equal, or the first is null.',
  'x-true-where':
    'Where it is true the values of each pair differ and the fields in present have a value; else those are null.',
  'x-null-together': 'The fields of each list are all null, or none is.',
  'x-nulls': 'Where the items without a value come in ascending order; in descending order the other way round.',
  'x-copies': 'These fields repeat what the id says: each may be left out, and one that differs is COPY_DIFFERS.',
  'x-may-be-gone': 'Ignored where there is no such record.',
  'x-same-bound': 'Everything with this name has the same bound.',
  'x-whole-currencies': 'Amounts in these currencies end in .00; any other is FIELD_NO_DECIMALS.',
};

export const operationExtensions: Readonly<Record<string, string>> = {
  'x-adds-up': 'What the answer says of the items of a list, asked with the same ids and no filter.',
  'x-always': 'The same whenever the operation succeeds.',
};
