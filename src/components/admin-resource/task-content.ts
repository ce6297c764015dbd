import type { AdminTaskContent } from '../../../generated/types.ts';

/** The content of a task, if it is of that kind of record. */
export function contentOf<Kind extends AdminTaskContent['kind']>(
  content: AdminTaskContent | undefined,
  kind: Kind,
): Extract<AdminTaskContent, { kind: Kind }> | undefined {
  return content?.kind === kind ? (content as Extract<AdminTaskContent, { kind: Kind }>) : undefined;
}
