// The input and output types of an operation, derived from the contract.
import type { operations } from '../../generated/types.ts';

export type OperationId = keyof operations;

/** The type of the constants in generated/calls. */
export interface Call<Id extends OperationId = OperationId> {
  readonly id: Id;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  readonly domain: string;
  readonly effect: 'read' | 'write';
  readonly isPublic?: true;
}

type ContentOf<Body> = Body extends { content: infer Content } ? Content[keyof Content] : never;
type BodyPart<Id extends OperationId> = operations[Id] extends { requestBody: infer Body }
  ? { readonly body: ContentOf<Body> }
  : operations[Id] extends { requestBody?: infer Body }
    ? [NonNullable<Body>] extends [never]
      ? unknown
      : { readonly body?: ContentOf<NonNullable<Body>> }
    : unknown;
type ParametersOf<Id extends OperationId, Place extends 'query' | 'path'> =
  operations[Id]['parameters'] extends Partial<Record<Place, infer Given>> ? NonNullable<Given> : never;

type Part<Name extends string, Type> = [Type] extends [never]
  ? unknown
  : Record<string, never> extends Type
    ? { readonly [Key in Name]?: Type }
    : { readonly [Key in Name]: Type };

/** Body, query and path parameters. The client adds the headers. */
export type InputOf<Id extends OperationId> = BodyPart<Id> &
  Part<'query', ParametersOf<Id, 'query'>> &
  Part<'path', ParametersOf<Id, 'path'>>;

type AnswerOf<Id extends OperationId> = operations[Id]['responses'] extends { 200: infer Answer }
  ? ContentOf<Answer>
  : never;

/** The `output` of a successful response, or the file itself. */
export type OutputOf<Id extends OperationId> = AnswerOf<Id> extends { output: infer Output } ? Output : Blob;

export interface AnyInput {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly path?: Readonly<Record<string, unknown>>;
}
