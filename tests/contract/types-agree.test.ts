import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { components } from '../../generated/types.ts';
import type * as Validators from '../../generated/zod.gen.ts';

type Schemas = components['schemas'];
type Zod = typeof Validators;
type ValidatorOf<Name extends string> = `z${Name}` extends keyof Zod ? Zod[`z${Name}`] : never;

/** The names of schemas whose type and validator differ. */
type Disagreement<Name extends keyof Schemas & string> = Name extends string
  ? [z.output<ValidatorOf<Name>>, Schemas[Name]] extends [Schemas[Name], z.input<ValidatorOf<Name>>]
    ? never
    : Name
  : never;
type Unvalidated<Name extends keyof Schemas & string> = Name extends string
  ? [ValidatorOf<Name>] extends [never]
    ? Name
    : never
  : never;

/** Does not compile unless the list is empty; the compiler's message names what is left. */
type None<Left extends never> = Left;

const disagreeing: readonly None<Disagreement<keyof Schemas>>[] = [];
const unvalidated: readonly None<Unvalidated<keyof Schemas>>[] = [];

describe('types and zod schemas', () => {
  test('agree in both directions for every schema', () => {
    expect([...disagreeing, ...unvalidated]).toEqual([]);
  });
});
