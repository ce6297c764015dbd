// Operations with state. The small bank answers every other operation with its example.
import { captchaAnswer, password, people, type Person, type Tokens } from './people.ts';
import { createRequestStore, Refusal, type RequestRule, type Stored } from './requests.ts';
import { createVault } from './one-time-keys.ts';

export type BankRule = RequestRule | 'passwords' | 'captchas' | 'logout' | 'signatures' | 'secrets-are-given-once';

interface AskedBody {
  readonly taskId?: string;
  readonly revision?: number;
  readonly userId?: string;
  readonly password?: string;
  readonly captchaAnswer?: string;
  readonly signature?: { readonly challengeId: string; readonly response: string };
}

export interface Asked {
  readonly body: AskedBody;
  readonly person: Person | undefined;
  readonly token: string;
}

export type Output = Readonly<Record<string, unknown>>;
export type Remember = (asked: Asked, example: Output) => Promise<Output>;

function known(person: Person | undefined): Person {
  if (!person) throw new Refusal(401, '401');
  return person;
}

// Receipts have different fields; this sets only those that the example has.
function receiptOf(example: Output, { taskId, refNo, revision, status }: Stored): Output {
  const facts = Object.entries({ taskId, refNo, revision, status }).filter(([name]) => name in example);
  return { ...example, ...Object.fromEntries(facts) };
}

export function createMemory(tokens: Tokens, holds: (rule: BankRule) => boolean): Readonly<Record<string, Remember>> {
  const requests = createRequestStore(holds);
  const vault = createVault();

  const decide =
    (action: string): Remember =>
    async ({ body: { taskId = '', revision = 0, signature }, person }, example) => {
      const request = requests.act(action, known(person), taskId, revision, () => {
        if (signature && holds('signatures')) vault.checkResponse(signature.challengeId, signature.response);
      });
      return receiptOf(example, request);
    };

  async function logIn({ body }: Asked, example: Output): Promise<Output> {
    if (body.captchaAnswer !== captchaAnswer && holds('captchas')) throw new Refusal(422, '702');
    const typed = await vault.open(body.password ?? '');
    const person = Object.values(people).find(({ userId }) => userId === body.userId);
    if (!person || (typed !== password && holds('passwords'))) throw new Refusal(401, '101');
    return { ...example, token: tokens.issue(person) };
  }

  return {
    logIn,
    createMask: () => vault.newMask(),
    async logOut({ token }, example) {
      if (holds('logout')) tokens.revoke(token);
      return example;
    },
    getUserProfile: async ({ person }, example) => ({ ...example, userId: person?.userId, userName: person?.name }),
    generateChallenge: async (_, example) => ({ ...example, ...vault.newChallenge() }),
    submitLocalTransfer: async ({ person }, example) => receiptOf(example, requests.submit(known(person))),
    resubmitLocalTransfer: decide('resubmit'),
    verifyRequest: decide('verify'),
    approveRequest: decide('approve'),
    releaseRequest: decide('release'),
    rejectRequest: decide('reject'),
    sendRequestToRepair: decide('send-to-repair'),
    cancelRequest: decide('cancel'),
  };
}
