import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { errorCatalogue, type ErrorFacts } from '../../generated/error-codes.ts';
import { ApiError } from '../../src/api/api-error.ts';
import { canRetry, channelOf } from '../../src/components/failure/channel.ts';
import { inquiryFailure } from '../../src/components/kinds/local-transfer/use-name-inquiry.ts';
import { isNothingSent } from '../../src/user/payments/use-sent-once.ts';
import { showFailureInForm } from '../../src/components/form/form-failure.ts';
import { addTexts, i18n } from '../../src/components/text/texts.ts';

const facts = errorCatalogue as Readonly<Record<string, ErrorFacts | undefined>>;
const refused = (code: string) => ({ kind: 'refused' as const, code, status: facts[code]?.status ?? 422 });
const channel = (code: string, isReading = false) => channelOf(refused(code), facts[code], isReading);

describe('a failure is shown in one place', () => {
  test.each([
    ['76', 'popup'],
    ['ERR_TRX_COT', 'confirmation'],
    ['139', 'inline'],
    ['401', 'session'],
    ['504', 'popup'],
    ['not catalogued', 'popup'],
  ])('a write that fails with %s: %s', (code, place) => {
    expect(channel(code)).toBe(place);
  });

  test('a failed read that a page cannot do without is shown as a page', () => {
    expect(channel('504', true)).toBe('page');
  });

  test.each(['offline', 'timeout'] as const)('%s offers to try again', (kind) => {
    expect(channelOf({ kind, status: 0 }, facts['NETWORK_OFFLINE'], false)).toBe('network');
  });

  test.each([
    ['139', false],
    ['ERR_TRX_COT', false],
    ['193', false],
    ['501', false],
    ['429', true],
    ['503', true],
    ['ERR_HOST_TIMEOUT', true],
    ['500', true],
  ])('whether a retry can help is decided by the catalogue for %s: %s', (code, can) => {
    expect(canRetry(refused(code), facts[code])).toBe(can);
  });
});

const failed = (code: string, status: number) => new ApiError({ kind: 'refused', code, status });

describe('a submission that failed', () => {
  test.each([
    ['an ended session at the first try', failed('166', 401), true, true],
    ['an ended session at a later try', failed('166', 401), false, false],
    ['too many calls at the first try', failed('429', 429), true, true],
    ['a rule', failed('139', 422), false, true],
    ['a bank that failed at its work', failed('500', 500), true, false],
    ['no connection', new ApiError({ kind: 'offline', code: 'NETWORK_OFFLINE', status: 0 }), true, false],
  ])('by %s', (_name, error, isFirstTry, isNothing) => expect(isNothingSent(error, isFirstTry)).toBe(isNothing));
});

test.each([
  ['HOST_BIFAST_U129', 'ERR_HOST_INQUIRY'],
  ['ERR_HOST_UNAVAILABLE', 'ERR_HOST_INQUIRY'],
  ['HOST_BIFAST_14', 'HOST_BIFAST_14'],
])('a name that was not found because of %s is said by %s', (code, said) => {
  expect(inquiryFailure(refused(code))).toBe(said);
});

function taking(error: ApiError, place: ReturnType<typeof channelOf>) {
  const errors: string[] = [];
  let notes: readonly string[] = [];
  const isTaken = showFailureInForm(error, place, {
    shownFields: () => ['amount.value', 'emails'],
    nameOf: (path) => path.replace('transaction.', ''),
    setError: (name, { type }, isFirst) => errors.push(`${name} ${type}${isFirst ? ' first' : ''}`),
    setNotes: (given) => {
      notes = given;
    },
  });
  return { isTaken, errors, notes };
}

describe('a form', () => {
  beforeAll(async () => {
    addTexts('en', 'errors', JSON.parse(readFileSync('locales/en/errors.json', 'utf8')));
    await i18n.changeLanguage('en');
  });

  const fields = [
    { field: 'transaction.amount', code: '139' },
    { field: 'transaction.emails.0', code: '66' },
    { field: 'somewhere', code: '9090' },
  ] as const;

  test('puts failures at its fields, and those without a field above them', () => {
    const error = new ApiError({ kind: 'refused', code: '400', status: 400, fields });
    expect(taking(error, 'popup')).toEqual({
      isTaken: true,
      errors: ['amount.value 139 first', 'emails 66'],
      notes: ['somewhere: This field is required'],
    });
  });

  test('leaves popups and questions to a dialog', () => {
    const error = new ApiError({ kind: 'refused', code: 'ERR_TRX_COT', status: 422, fields });
    expect(taking(error, 'confirmation').isTaken).toBe(false);
    expect(taking(new ApiError({ kind: 'refused', code: '76', status: 409 }), 'popup').isTaken).toBe(false);
  });
});
