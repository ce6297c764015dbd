import { errorCatalogue } from '../../generated/error-codes.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { ErrorCatalogue } from '../../generated/types.ts';
import type { Context } from '../context.ts';

const facts = Object.entries(errorCatalogue).map(([code, { params, ...fixed }]) => [
  code,
  { ...fixed, ...(params && { values: params }) },
]);
// Types and table are generated from the same file, so the cast is safe.
const output: ErrorCatalogue = Object.fromEntries(facts);

export const readErrorCatalogue: Handlers<Context>['readErrorCatalogue'] = async () => output;
