// The task kind that unlocks a token: resets its count of wrong responses, without replacing the device.
import type { AssignedToken } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import type { InboxDelivery } from '../mail/store-news.ts';
import { Refusal } from '../refusal.ts';
import type { Actor } from '../approval/actor.ts';
import { findDevice, type Device } from '../people/challenge-store.ts';
import { defineTaskKind, type Blocker, type CarriedOut, type TaskChange, type WantedChange } from '../tasks/kind.ts';

interface TokenUnlock {
  readonly serialNumber: string;
}

const isTokenUnlock = (stored: unknown): stored is TokenUnlock =>
  typeof stored === 'object' && stored !== null && 'serialNumber' in stored && typeof stored.serialNumber === 'string';

type Change = TaskChange<TokenUnlock>;

function ownerOf({ task }: Change) {
  if (task.record_id === null) throw new Error(`The task ${task.task_id} unlocks the token of nobody`);
  return { companyId: task.company_id, userId: task.record_id };
}

/** Locks and returns the device of the task; returns undefined when it was replaced or is no longer locked. */
async function lockedDevice(db: Database, change: Change): Promise<Device | undefined> {
  const device = await findDevice(db, ownerOf(change));
  const isSame = device?.serial_number === change.payload.serialNumber && device.status === 'Locked';
  return isSame ? device : undefined;
}

async function blockers({ db }: Actor, change: Change): Promise<Blocker[]> {
  const found = await db
    .selectFrom('token_devices')
    .select('serial_number')
    .where('company_id', '=', change.task.company_id)
    .where('user_id', '=', ownerOf(change).userId)
    .where('serial_number', '=', change.payload.serialNumber)
    .where('status', '=', 'Locked')
    .executeTakeFirst();
  return found ? [] : [{ code: 'CA-11', about: [change.task.record_name] }];
}

const unlocked: AssignedToken['status'] = 'Active';

async function unlock(db: Database, { company_id, serial_number }: Device): Promise<void> {
  await db
    .updateTable('token_devices')
    .set({ status: unlocked, wrong_responses: 0 })
    .where('company_id', '=', company_id)
    .where('serial_number', '=', serial_number)
    .execute();
}

const newsFor = (serialNumber: string): InboxDelivery => ({
  category: 'security',
  words: {
    EN: {
      subject: 'Your token works again',
      paragraphs: [`An administrator has unlocked the token ${serialNumber}. You can sign with it again.`],
    },
    ID: {
      subject: 'Token Anda dapat digunakan kembali',
      paragraphs: [`Administrator telah membuka kunci token ${serialNumber}. Anda dapat menandatangani kembali.`],
    },
  },
});

async function carryOut({ db }: Actor, change: Change): Promise<CarriedOut> {
  const device = await lockedDevice(db, change);
  if (!device) throw new Refusal('CA-11');
  await unlock(db, device);
  const audited = {
    type: 'token-unlocked',
    subject: device.serial_number,
    changes: change.task.changes,
    details: { task: change.task.ref_no },
  } as const;
  const { userId } = ownerOf(change);
  return { notices: [], audited: [audited], messages: [{ ...newsFor(device.serial_number), userId }] };
}

export const tokenUnlock = defineTaskKind<TokenUnlock>({
  recordKind: 'user-profile',
  action: 'unlock-token',
  isPayload: isTokenUnlock,
  contentOf: () => ({ kind: 'user-profile', before: null, after: null }),
  blockers,
  carryOut,
});

export interface TokenOwner {
  readonly userId: string;
  readonly name: string;
}

export function wantedUnlock(owner: TokenOwner, device: Device, reason: string | undefined): WantedChange<TokenUnlock> {
  const { serial_number: serialNumber, status } = device;
  return {
    kind: tokenUnlock,
    payload: { serialNumber },
    recordId: owner.userId,
    recordName: owner.name,
    changes: [{ field: `token.${serialNumber}.status`, before: status, after: unlocked }],
    reason,
  };
}

/** Returns the device. Throws a Refusal when there is none or it is not locked. */
export function checkLocked(device: Device | undefined): Device {
  if (!device) throw new Refusal('1187');
  if (device.status !== 'Locked') throw new Refusal('STATUS_NOT_ALLOWED', { status: device.status });
  return device;
}
