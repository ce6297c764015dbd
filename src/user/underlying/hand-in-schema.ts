import * as z from 'zod/mini';
import type { UnderlyingUpload } from '../../../generated/types.ts';
import { zUnderlyingUpload } from '../../../generated/zod.gen.ts';

/** The fields of the contract, with the file in a list because the file field holds one. */
export const handInSchema = z.extend(z.omit(zUnderlyingUpload, { file: true }), {
  files: z.array(z.instanceof(File)).check(z.refine((files) => files.length === 1, '9090')),
});

export type HandIn = z.output<typeof handInSchema>;

/** Builds a multipart body; the contract describes it as an object. */
export function bodyOf({ files, ...facts }: HandIn): UnderlyingUpload {
  const body = new FormData();
  for (const [name, value] of Object.entries(facts)) body.append(name, value);
  for (const file of files) body.append('file', file);
  return body as unknown as UnderlyingUpload;
}

export const emptyHandIn = {
  files: [],
  beneficiaryName: '',
  tujuanDokumen: '',
  dokumenPendukung: '',
  documentNumber: '',
  documentDate: '',
  documentValue: '',
  documentCurrency: 'USD',
  expiryDateLLD: '',
};
