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

export function createReachedCodes(bank: () => TestBank) {
  const reached = new Map<string, Set<string>>();
  const codesOf = (operationId: string): ReadonlySet<string> => reached.get(operationId) ?? new Set();

  function note(operationId: string, body: Readonly<Record<string, unknown>>): void {
    const { statusCode, errors = [] } = body as { statusCode: string; errors?: readonly { code: string }[] };
    reached.set(operationId, new Set([...codesOf(operationId), statusCode, ...errors.map(({ code }) => code)]));
  }

  return {
    codesOf,
    /** Asks as the maker; returns the code. */
    async asked(operationId: string, body: object): Promise<string> {
      const answer = await ask(bank(), operationId, { user: user('MAKER01'), body });
      note(operationId, answer.body);
      return answer.code;
    },
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
