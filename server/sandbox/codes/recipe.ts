// A recipe says how to get a code from the sandbox: an example of the contract, and what is different in it.
import { resolve, type Example, type OpenApiDocument } from '../../contract/document.ts';
import type { ErrorCode } from '../../../generated/error-codes.ts';
import type { OperationId } from '../../../generated/operations.ts';
import type { ServiceCode, TransactionType } from '../../../generated/types.ts';
import type { HostChoice } from '../host-choices.ts';

/** The day and time of the examples. */
export const usualTime = '2026-11-23T10:00';

export interface Recipe {
  readonly code: ErrorCode;
  readonly menu: TransactionType;
  readonly operationId: OperationId;
  /** The name of the example in the contract. */
  readonly example: string;
  /** By the path of the field; null leaves it out. */
  readonly changes: Readonly<Record<string, unknown>>;
  /** What the host is made to answer. */
  readonly host?: { readonly service: ServiceCode; readonly choice: HostChoice };
  /** The time of the bank's clock, if it is not the usual one. */
  readonly at?: string;
}

/** Begins the recipes of an operation. */
export const recipesOf =
  (menu: TransactionType, operationId: OperationId, example: string) =>
  (code: ErrorCode, changes: Recipe['changes'], more: Pick<Recipe, 'host' | 'at'> = {}): Recipe => ({
    code,
    menu,
    operationId,
    example,
    changes,
    ...more,
  });

type Branch = Record<string, unknown>;

const isBranch = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function changed(body: Branch, [name = '', ...rest]: readonly string[], value: unknown): Branch {
  const { [name]: before, ...others } = body;
  if (rest.length === 0) return value === null ? others : { ...body, [name]: value };
  return { ...body, [name]: changed(isBranch(before) ? before : {}, rest, value) };
}

export interface Request {
  readonly path: string;
  /** A write needs an Idempotency-Key. */
  readonly isWrite: boolean;
  readonly body: object;
}

/** The request that gets the code. */
export function requestOf(document: OpenApiDocument, { operationId, example, changes }: Recipe): Request {
  for (const [path, { post }] of Object.entries(document.paths)) {
    if (post?.operationId !== operationId) continue;
    const found = post.requestBody?.content['application/json']?.examples?.[example];
    const body = found && resolve<Example>(document, found).value;
    if (!isBranch(body)) break;
    const entries = Object.entries(changes);
    const isWrite = post['x-effect'] === 'write';
    return {
      path,
      isWrite,
      body: entries.reduce((all, [field, value]) => changed(all, field.split('.'), value), body),
    };
  }
  throw new Error(`${operationId} has no example ${example}`);
}
