// The requests of a bank with one route: a verifier, one of two approvers, a releaser.
import type { Person } from './people.ts';

/** The rules of requests; a faulty bank leaves one out. */
export type RequestRule =
  | 'old-revisions-are-refused'
  | 'repair-makes-a-revision'
  | 'who-is-first'
  | 'order'
  | 'rejected-is-final'
  | 'cancelled-is-final';

/** The parameters of a code, as texts and as values, or the fields at fault. */
interface Said {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly errors?: readonly object[];
}

export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly said: Said | undefined;
  constructor(status: number, code: string, said?: Said) {
    super(code);
    this.status = status;
    this.code = code;
    this.said = said;
  }
}

export interface Stored {
  readonly taskId: string;
  readonly refNo: string;
  readonly maker: Person;
  revision: number;
  status: string;
  lastActor: Person;
}

interface Step {
  readonly from: readonly string[];
  readonly to: string;
}

const open = ['Pending Verify', 'Pending Approve', 'Pending Release'];
const steps: Readonly<Record<string, Step>> = {
  verify: { from: ['Pending Verify'], to: 'Pending Approve' },
  approve: { from: ['Pending Approve'], to: 'Pending Release' },
  release: { from: ['Pending Release'], to: 'Executed' },
  reject: { from: open, to: 'Rejected' },
  'send-to-repair': { from: open, to: 'For Repair' },
  resubmit: { from: ['For Repair'], to: 'Pending Verify' },
  cancel: { from: ['For Repair'], to: 'Cancelled' },
};

const conflictCodes: Readonly<Record<string, string>> = {
  'Pending Approve': '80',
  'Pending Release': '78',
  Executed: '76',
  Rejected: '82',
  Cancelled: '83',
  'For Repair': '81',
};

const ruleOfStatus: Readonly<Record<string, RequestRule>> = {
  'Pending Verify': 'order',
  Rejected: 'rejected-is-final',
  Cancelled: 'cancelled-is-final',
};

function conflict({ status, lastActor }: Stored): Refusal {
  const code = conflictCodes[status];
  if (!code) return new Refusal(403, 'APPROVAL_NOT_YOUR_TURN');
  const actor = lastActor.name;
  return new Refusal(409, code, {
    parameters: { actor, time: '23 November 2026 09:15 WIB' },
    values: { actor, time: '2026-11-23T09:15:00+07:00' },
  });
}

export function createRequestStore(holds: (rule: RequestRule) => boolean) {
  const stored = new Map<string, Stored>();

  function submit(maker: Person): Stored {
    const suffix = String(stored.size + 1).padStart(6, '0');
    const taskId = `TSK-20261123-${suffix}`;
    const request = {
      taskId,
      refNo: `LCY261123${suffix}`,
      maker,
      revision: 1,
      status: 'Pending Verify',
      lastActor: maker,
    };
    stored.set(taskId, request);
    return request;
  }

  function find(taskId: string, revision: number): Stored {
    const request = stored.get(taskId);
    if (!request) throw new Refusal(404, '193');
    if (revision !== request.revision && holds('old-revisions-are-refused')) throw new Refusal(409, 'ERR_REQ_3');
    return request;
  }

  function act(action: string, actor: Person, taskId: string, revision: number, checkSignature: () => void): Stored {
    const request = find(taskId, revision);
    const step = steps[action];
    const rule = ruleOfStatus[request.status] ?? 'who-is-first';
    if (!step?.from.includes(request.status) && holds(rule)) throw conflict(request);
    checkSignature();
    request.status = step?.to ?? request.status;
    request.lastActor = actor;
    if (action === 'resubmit' && holds('repair-makes-a-revision')) request.revision += 1;
    return request;
  }

  return { submit, act };
}
