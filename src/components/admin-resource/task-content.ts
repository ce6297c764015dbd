import type { AdminTaskContent } from '../../../generated/types.ts';

/** Returns the content of a task, or undefined when it belongs to another kind of record. */
export function contentOf<Kind extends AdminTaskContent['kind']>(
  content: AdminTaskContent | undefined,
  kind: Kind,
): Extract<AdminTaskContent, { kind: Kind }> | undefined {
  return content?.kind === kind ? (content as Extract<AdminTaskContent, { kind: Kind }>) : undefined;
}
