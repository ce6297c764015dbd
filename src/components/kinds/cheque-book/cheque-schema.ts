import * as z from 'zod/mini';
import { zChequeBookForm } from '../../../../generated/zod.gen.ts';
import { withoutBlanks } from '../../../lib/without-blanks.ts';
import { wireBooks, type ChequeBookValues } from './cheque-values.ts';

/** Converts the typed values to the form of the contract and checks that. */
export const chequeBookSchema = z.pipe(
  z.transform((values: Partial<ChequeBookValues>) => withoutBlanks(wireBooks(values)) as Record<string, unknown>),
  zChequeBookForm,
);
