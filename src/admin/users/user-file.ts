// The csv of several new users: its template, and the form that sends it.
import * as z from 'zod/mini';
import { userFileColumns } from '../../../domain/user-file.ts';
import type { UserFile } from '../../../generated/types.ts';
import { saveFile } from '../../api/download.ts';
import { csvText } from '../../lib/csv.ts';

export const fileSchema = z.object({
  files: z.array(z.instanceof(File)).check(z.refine((files) => files.length === 1, '9090')),
});

export type ChosenFile = z.output<typeof fileSchema>;

export const noFile: ChosenFile = { files: [] };

/** Builds a multipart body; the contract describes it as an object. */
export function bodyOf(mode: UserFile['mode'], { files }: ChosenFile): UserFile {
  const body = new FormData();
  body.append('mode', mode);
  for (const file of files) body.append('file', file);
  return body as unknown as UserFile;
}

export function saveTemplate(fileName: string): void {
  saveFile(new Blob([csvText([userFileColumns])], { type: 'text/csv;charset=utf-8' }), fileName);
}
