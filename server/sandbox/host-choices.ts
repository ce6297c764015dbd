// The answers of the host that its page offers.
import type { ErrorCode } from '../../generated/error-codes.ts';
import type { ServiceCode } from '../../generated/types.ts';
import { hostCode } from '../host/rail-codes.ts';
import type { Course } from '../host/sandbox-answers.ts';
import type { ScriptLine } from '../host/script.ts';
import type { HostTexts } from './host-texts.ts';

/** The services whose orders and payee inquiries go to the host. */
export const scriptedServices = [
  'SVC_LCY_BIFAST',
  'SVC_LCY_OVB',
  'SVC_LCY_ONLINE',
  'SVC_LCY_LLG',
  'SVC_LCY_RTGS',
  'SVC_FCY_OVB',
  'SVC_FCY_TT',
  'SVC_BILL_PAY',
  'SVC_TOPUP',
  'SVC_TAX_PAY',
] as const satisfies readonly ServiceCode[];

const downCode = (service: ServiceCode): ErrorCode =>
  service === 'SVC_LCY_BIFAST' ? 'HOST_BIFAST_U129' : hostCode(service, '47');

const duplicateCode = (service: ServiceCode): ErrorCode =>
  service === 'SVC_LCY_BIFAST' ? 'HOST_BIFAST_U149' : 'ERR_HOST_DUPLICATE';

const transfer = (course: (service: ServiceCode) => Course) => (service: ServiceCode) =>
  ({ operation: 'transfer', service, answer: course(service) }) as const;

const refused = (codeOf: (service: ServiceCode) => ErrorCode) => (service: ServiceCode) =>
  ({ kind: 'rejected', code: codeOf(service) }) as const;

export const hostChoices = {
  transferDone: transfer(() => ({ kind: 'done' })),
  transferInsufficient: transfer(() => ({ kind: 'insufficient' })),
  transferReturned: transfer((service) =>
    service === 'SVC_FCY_TT' ? { kind: 'done', returned: 'AC04' } : { kind: 'done' },
  ),
  transferTimeoutDone: transfer(() => ({ kind: 'timeout', truth: 'done' })),
  transferTimeoutRejected: transfer(() => ({ kind: 'timeout', truth: 'rejected' })),
  transferDuplicate: transfer(refused(duplicateCode)),
  transferBankDown: transfer(refused(downCode)),
  payeeTimeout: (service) => ({ operation: 'inquirePayee', service, answer: { kind: 'timeout' } }),
  payeeUnknown: (service) => ({
    operation: 'inquirePayee',
    service,
    answer: refused((one) => hostCode(one, '14'))(service),
  }),
  payeeBankDown: (service) => ({ operation: 'inquirePayee', service, answer: refused(downCode)(service) }),
  aliasUnknown: () => ({ operation: 'inquireProxy', answer: { kind: 'rejected', code: 'HOST_BIFAST_U804' } }),
  aliasTimeout: () => ({ operation: 'inquireProxy', answer: { kind: 'timeout' } }),
} satisfies Partial<Record<keyof HostTexts, (service: ServiceCode) => ScriptLine>>;

export type HostChoice = keyof typeof hostChoices;
export const hostChoiceNames = Object.keys(hostChoices) as HostChoice[];

interface StoredLine {
  readonly operation: string;
  readonly service: string | null;
  readonly answer: unknown;
}

const factsOf = (line: Pick<StoredLine, 'operation' | 'answer'>): string => {
  const { kind, code, truth, returned } = line.answer as Readonly<Partial<Record<string, string>>>;
  return [line.operation, kind, code, truth, returned].join('/');
};

/** Returns the choice that wrote a line of the script; undefined when a test or a program wrote it. */
export function choiceOf(line: StoredLine): HostChoice | undefined {
  const service = (line.service ?? 'SVC_LCY_BIFAST') as ServiceCode;
  return hostChoiceNames.find((name) => factsOf(hostChoices[name](service)) === factsOf(line));
}
