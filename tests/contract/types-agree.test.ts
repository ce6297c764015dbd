import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { components } from '../../generated/types.ts';
import * as zod from '../../generated/zod.gen.ts';

type Schemas = components['schemas'];
type Validators = typeof zod;
type ValidatorOf<Name extends string> = `z${Name}` extends keyof Validators ? Validators[`z${Name}`] : never;

// The compiler is the judge: the test below fails to compile when a name appears in one of these unions.
type Missing = { [Name in keyof Schemas & string]: ValidatorOf<Name> extends never ? Name : never }[keyof Schemas & string];
type Wider = {
  [Name in keyof Schemas & string]: z.output<ValidatorOf<Name>> extends Schemas[Name] ? never : Name;
}[keyof Schemas & string];
type Narrower = {
  [Name in keyof Schemas & string]: Schemas[Name] extends z.input<ValidatorOf<Name>> ? never : Name;
}[keyof Schemas & string];

const disagreeing: readonly (Missing | Wider | Narrower)[] = [];

describe('types and zod schemas', () => {
  test('agree in both directions, which the compiler checks over every schema', () => {
    const none: readonly never[] = disagreeing;
    expect(none).toEqual([]);
    expect(Object.keys(zod).length).toBeGreaterThan(100);
  });
});
