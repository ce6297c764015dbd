// The inputs of the login file: bodies that the server under test can carry out, and data of the workflows.
import type { LocatedOperation, OpenApiDocument } from '../../server/contract/document.ts';
import { listOperations } from '../../server/contract/document.ts';
import type { ContractValidator } from '../../server/contract/validator.ts';
import { fieldFailures } from '../../domain/field-failures.ts';
import { isFields } from './seen.ts';
import { workflowInputs } from './workflows.ts';

export type Inputs = Readonly<Record<string, unknown>>;

const jsonSchema = ({ operation }: LocatedOperation) => operation.requestBody?.content['application/json']?.schema;

/** The bodies that the login file gives for an operation: one, or an array of several. */
export const bodiesIn = (inputs: Inputs, operationId: string): readonly unknown[] =>
  Object.hasOwn(inputs, operationId) ? [inputs[operationId]].flat() : [];

function checkBody(validator: ContractValidator, located: LocatedOperation, body: unknown): void {
  const { operationId } = located.operation;
  const schema = jsonSchema(located);
  if (!schema) throw new Error(`inputs.${operationId}: the operation has no JSON body`);
  const [fault] = fieldFailures(validator.of(schema)(body));
  if (fault) throw new Error(`inputs.${operationId} is no body of the operation: ${fault.field} ${fault.code}`);
}

/** Throws for what would have no effect: a name that is neither an operation nor an input of the workflows. */
export function readInputs(document: OpenApiDocument, validator: ContractValidator, given: unknown): Inputs {
  if (given === undefined) return {};
  if (!isFields(given)) throw new Error('inputs is an object of bodies by operation and of data for the workflows');
  const byId = new Map(listOperations(document).map((located) => [located.operation.operationId, located]));
  for (const [name, body] of Object.entries(given)) {
    const located = byId.get(name);
    if (located) for (const one of [body].flat()) checkBody(validator, located, one);
    else if (!workflowInputs.includes(name))
      throw new Error(`inputs.${name} is neither an operation nor one of ${workflowInputs.join(', ')}`);
  }
  return given;
}

/** What the run cannot use of the inputs. */
export function unusedInputs(inputs: Inputs, tested: readonly string[], runsWorkflows: boolean): string[] {
  return Object.keys(inputs)
    .filter((name) => (workflowInputs.includes(name) ? !runsWorkflows : !tested.includes(name)))
    .map((name) => `inputs.${name}, because the run has no use for it`);
}
