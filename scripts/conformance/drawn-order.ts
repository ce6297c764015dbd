// Whether the stages of a workflow that the request draws name its groups in the order in which they are drawn.
import type { LocatedOperation, OpenApiDocument } from '../../server/contract/document.ts';
import { isDone, outputOf, parsed } from './answers.ts';
import type { Answer } from './exchange.ts';
import type { Complaint } from './judge.ts';
import { isFields, nameOf, propertiesOf, type Fields } from './seen.ts';

const fieldsIn = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const quorumsOf = (groups: readonly Fields[]) => groups.map(({ quorum }) => String(quorum));

/** The workflow that the body draws, if the operation asks for one. */
function drawnIn(document: OpenApiDocument, { operation }: LocatedOperation, body: string): Fields | undefined {
  const schema = operation.requestBody?.content['application/json']?.schema;
  const [name] =
    Object.entries(schema ? propertiesOf(document, schema) : {}).find(
      ([, property]) => nameOf(property) === 'ApprovalWorkflowDraft',
    ) ?? [];
  const sent = parsed(body);
  const drawn = name !== undefined && isFields(sent) ? sent[name] : undefined;
  return isFields(drawn) ? drawn : undefined;
}

/** The answer has names and the request ids, so a group is known by its quorum; other quorums are another complaint. */
function isTurned(drawn: readonly string[], shown: readonly string[]): boolean {
  return drawn.join() !== shown.join() && drawn.toSorted().join() === shown.toSorted().join();
}

export function* groupsOutOfOrder(
  document: OpenApiDocument,
  located: LocatedOperation,
  answer: Answer,
  body = '',
): Generator<Complaint> {
  const drawn = isDone(answer) ? drawnIn(document, located, body) : undefined;
  const stages = fieldsIn(outputOf(answer)['stages']);
  if (!drawn) return;
  for (const kind of new Set(stages.map((stage) => String(stage['kind'])))) {
    const shown = stages.filter((stage) => stage['kind'] === kind).flatMap(({ groups }) => fieldsIn(groups));
    if (isTurned(quorumsOf(fieldsIn(drawn[kind])), quorumsOf(shown)))
      yield { kind: 'groups-out-of-order', message: `The groups that ${kind} are not in the order of the workflow` };
  }
}
