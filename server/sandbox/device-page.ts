import type { Language } from '../../generated/types.ts';
import type { Services } from '../context.ts';
import type { Database } from '../db/database.ts';
import { decryptFromStorage } from '../storage-encryption.ts';
import { ocraResponse } from '../people/ocra.ts';
import { html } from './html.ts';
import { layout } from './layout.ts';
import { pageTexts } from './page-texts.ts';

async function ownersOf(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('token_devices')
    .select('user_id')
    .where('user_id', 'is not', null)
    .orderBy('company_id', 'desc')
    .orderBy('user_id')
    .limit(200)
    .execute();
  return rows.flatMap(({ user_id }) => user_id ?? []);
}

export async function devicePage(db: Database, language: Language): Promise<string> {
  const texts = pageTexts[language];
  const owners = await ownersOf(db);
  const content = html`<p>${texts.deviceHelp}</p>
    <form id="device" class="card" data-failed="${texts.failed}">
      <label>
        ${texts.userId}
        <select name="userId">
          ${owners.map((owner) => html`<option>${owner}</option>`)}
        </select>
      </label>
      <label>
        ${texts.challenge}
        <input name="challenge" inputmode="numeric" pattern="[0-9]{8}" maxlength="8" required autocomplete="off" />
      </label>
      <button>${texts.respond}</button>
      <p class="response">${texts.response} <output aria-live="polite"></output></p>
    </form>
    <script src="/sandbox/files/device.js"></script>`;
  return layout({ language, heading: texts.device, content });
}

export interface DeviceQuestion {
  readonly userId: string;
  readonly challenge: string;
}

/** Returns the response that the user's device would show, or undefined when the user has no device. */
export async function playDevice(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  { userId, challenge }: DeviceQuestion,
): Promise<string | undefined> {
  const device = await db
    .selectFrom('token_devices')
    .select(['suite', 'secret'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return device && ocraResponse(device.suite, decryptFromStorage(secrets.storageKey, device.secret), { challenge });
}
