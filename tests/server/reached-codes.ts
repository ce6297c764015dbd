// Notes the codes that operations answer, and compares them with what the contract declares.
import { errorCatalogue } from '../../generated/error-codes.ts';
import { operations } from '../contract/contract.ts';
import type { TestBank } from './bank.ts';
import { ask } from './lookup-calls.ts';
import { user } from './request-bank.ts';

const declared = (operationId: string): readonly string[] =>
  operations.find(({ operation }) => operation.operationId === operationId)?.operation['x-error-codes'] ?? [];

/** Codes of fields, which the schema of a field can give without being declared. */
const ofFields = new Set(
  Object.entries(errorCatalogue).flatMap(([code, facts]) => ('status' in facts && facts.status === 400 ? [code] : [])),
);

/** Codes that any read or write can answer, and 94, which permissions.test.ts gets from every operation. */
const ofEveryOperation = new Set(
  [...declared('listDrafts'), ...declared('deleteDraft'), '94'].filter((code) => code !== '193'),
);

/** The codes that an answer of the operation had without being declared. */
export const undeclaredIn = (operationId: string, codes: readonly string[]): string[] =>
  codes.filter(
    (code) =>
      code !== '00' && !ofFields.has(code) && !ofEveryOperation.has(code) && !declared(operationId).includes(code),
  );

export function createReachedCodes(bank: () => TestBank) {
  const reached = new Map<string, Set<string>>();
  const codesOf = (operationId: string): ReadonlySet<string> => reached.get(operationId) ?? new Set();

  async function answerTo(operationId: string, body: object) {
    const answer = await ask(bank(), operationId, { user: user('MAKER01'), body });
    const { statusCode, errors = [] } = answer.body as { statusCode: string; errors?: readonly { code: string }[] };
    const codes = [statusCode, ...errors.map(({ code }) => code)];
    reached.set(operationId, new Set([...codesOf(operationId), ...codes]));
    return { code: answer.code, codes };
  }

  return {
    codesOf,
    /** Asks as the maker; returns the code. */
    asked: async (operationId: string, body: object): Promise<string> => (await answerTo(operationId, body)).code,
    /** Asks as the maker; returns the code of the answer and those of its fields. */
    askedForAll: async (operationId: string, body: object) => (await answerTo(operationId, body)).codes,
    /** The declared codes that no answer had, and the codes that were answered without being declared. */
    comparedWithContract(operationId: string) {
      const given = codesOf(operationId);
      const all = declared(operationId);
      return {
        left: all.filter((code) => !ofEveryOperation.has(code) && !given.has(code)),
        undeclared: [...given].filter((code) => code !== '00' && !ofFields.has(code) && !all.includes(code)),
      };
    },
  };
}
