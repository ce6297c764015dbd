// Administrators set up several users with one csv: each line has its own result.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { userFileColumns, type UserCells } from '../../domain/user-file.ts';
import type { AdminTaskDetail, UserFile, UserFileReceipt } from '../../generated/types.ts';
import { runDueJobs } from '../../server/jobs/runner.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { expectOutputOf } from './outputs.ts';
import { bearerOf } from './people.ts';
import { addRequestBank, user } from './request-bank.ts';
import { approveTask } from './task-bank.ts';
import { csvOf, group, header, lineOf, person } from './user-file-lines.ts';

const path = '/api/admin/user-profile/upload';
const codesOf = ({ results }: UserFileReceipt) => results.map(({ code }) => code);

interface Given {
  readonly mode?: UserFile['mode'];
  readonly by?: string;
  readonly key?: string;
  readonly name?: string;
}

interface Answer {
  readonly statusCode: string;
  readonly output: unknown;
  readonly parameters?: object;
}

onBothDatabases('a csv of users', addRequestBank, (bank) => {
  async function send(
    csv: string | Uint8Array<ArrayBuffer>,
    { mode = 'submit', by = user('SYSADMIN01'), key = randomUUID(), name = 'users.csv' }: Given = {},
  ) {
    const form = new FormData();
    form.set('mode', mode);
    form.append('file', new Blob([csv]), name);
    const encoded = new Response(form);
    const headers = {
      ...(await bearerOf(bank(), by)),
      'idempotency-key': key,
      'content-type': encoded.headers.get('content-type') ?? '',
    };
    const payload = Buffer.from(await encoded.arrayBuffer());
    const reply = await bank().app.inject({ method: 'POST', url: path, headers, payload });
    const { statusCode: code, output, parameters } = reply.json<Answer>();
    return { status: reply.statusCode, code, output, parameters };
  }
  async function sent(csv: string | Uint8Array<ArrayBuffer>, given: Given = {}): Promise<UserFileReceipt> {
    const { code, output } = await send(csv, given);
    expect(code).toBe('00');
    expectOutputOf('uploadUserProfiles', output);
    return output as UserFileReceipt;
  }
  const codeOf = async (csv: string | Uint8Array<ArrayBuffer>, given?: Given) => (await send(csv, given)).code;
  const checked = (...lines: readonly UserCells[]) => sent(csvOf(...lines), { mode: 'check' });
  const faultOf = async (change: Partial<UserCells>) =>
    (await checked(person('FAULT01', change))).results[0]?.faults.map(({ column, code }) => `${column} ${code}`);
  const countTasks = async () =>
    (await bank().services.db.selectFrom('admin_tasks').select('task_id').execute()).length;

  test('makes a task of each good line, and the approved user has what the line says', async () => {
    const bad = person('FILE02', { mobilePhoneNumber: '81386672210', email: 'putri' });
    const approver = person('FILE03', {
      roles: 'AP',
      tokenType: 'Soft Token',
      services: 'SVC_LCY_BIFAST',
      exceptional: 'approver',
    });
    const csv = csvOf(person('file01'), bad, approver);
    const before = await countTasks();
    expect(codesOf(await sent(csv, { mode: 'check' }))).toEqual([null, '66', null]);
    expect(await countTasks()).toBe(before);
    const receipt = await sent(csv);
    expect(receipt).toMatchObject({ mode: 'submit', accepted: 2, refused: 1 });
    expect(receipt.results.map(({ line, userId, accepted }) => [line, userId, accepted])).toEqual([
      [2, user('file01'), true],
      [3, user('FILE02'), false],
      [4, user('FILE03'), true],
    ]);
    expect(receipt.results[1]).toMatchObject({
      task: null,
      faults: [{ column: 'email' }, { column: 'mobilePhoneNumber' }],
    });
    const task = receipt.results[2]?.task;
    if (!task) throw new Error('The line made no task');
    const shown = await outputOf<AdminTaskDetail>(bank(), 'getAdminTask', {
      user: user('SYSADMIN03'),
      body: { taskId: task.taskId },
    });
    expect(shown.content).toMatchObject({ after: { userId: user('FILE03'), exceptionalApprover: true } });
    expect(await approveTask(bank(), 'SYSADMIN03', task)).toMatchObject({ output: { status: 'Successful' } });
    await runDueJobs(bank().services);
    const detail = await outputOf<object>(bank(), 'getUserProfileDetail', {
      user: user('SYSADMIN01'),
      body: { userId: user('FILE03') },
    });
    expect(detail).toMatchObject({
      roles: ['AP'],
      subUserGroup: { name: group },
      access: { inquiry: true, insights: true, commonVisibility: false },
      token: { tokenType: 'Soft Token' },
      allowances: expect.arrayContaining([
        expect.objectContaining({ serviceType: 'SVC_LCY_BIFAST', allowMaker: 2, allowApprover: 1 }),
        expect.objectContaining({ serviceType: 'SVC_TAX_PAY', allowApprover: 2 }),
      ]),
    });
  });

  test('has an administrator without a group', async () => {
    const administrator = { roles: 'SYSADMIN_MK', subUserGroup: '', services: '', access: '' };
    expect(codesOf(await checked(person('FILE04', administrator)))).toEqual([null]);
    expect(await faultOf({ ...administrator, subUserGroup: group, access: 'inquiry' })).toEqual([
      'subUserGroup FIELD_NOT_IN_LIST',
      'access FIELD_NOT_IN_LIST',
    ]);
  });

  test('names the column of each fault', async () => {
    expect(await faultOf({ userId: 'FAULT01@BAHARI' })).toEqual(['userId 72']);
    expect(await faultOf({ userId: 'FAULT 01' })).toEqual(['userId 72']);
    expect(await faultOf({ userId: user('MAKER01') })).toEqual(['userId ADMIN_USER_ID_TAKEN']);
    expect(await faultOf({ name: '', roles: '' })).toEqual(['name 9090', 'roles 9090']);
    expect(await faultOf({ name: 'A'.repeat(101) })).toEqual(['name FIELD_TOO_LONG']);
    expect(await faultOf({ roles: 'MK XX' })).toEqual(['roles FIELD_NOT_IN_LIST']);
    expect(await faultOf({ roles: 'MK MK' })).toEqual(['roles FIELD_REPEATED']);
    expect(await faultOf({ roles: 'MK IO' })).toEqual(['roles ADMIN_ROLES_EXCLUDE']);
    expect(await faultOf({ roles: 'MK SYSADMIN' })).toContain('subUserGroup FIELD_NOT_IN_LIST');
    expect(await faultOf({ identityType: 'SIM' })).toEqual(['identityType FIELD_NOT_IN_LIST']);
    expect(await faultOf({ tokenType: 'Hard Token' })).toEqual(['serialNumber 9090']);
    expect(await faultOf({ tokenType: 'Hard Token', serialNumber: 'HT0000000001' })).toEqual(['serialNumber 173']);
    expect(await faultOf({ serialNumber: 'HT2604418880' })).toEqual(['serialNumber FIELD_NOT_IN_LIST']);
    expect(await faultOf({ subUserGroup: 'Tidak Ada' })).toEqual(['subUserGroup 193']);
    expect(await faultOf({ services: 'SVC_NONE' })).toEqual(['services FIELD_NOT_IN_LIST']);
    expect(await faultOf({ services: 'SVC_TAX_PAY SVC_TAX_PAY' })).toEqual(['services FIELD_REPEATED']);
    expect(await faultOf({ access: 'everything' })).toEqual(['access FIELD_NOT_IN_LIST']);
    expect(await faultOf({ exceptional: 'maker' })).toEqual(['exceptional FIELD_NOT_IN_LIST']);
  });

  test('takes a passport with its last day, and a KTP without one', async () => {
    const passport = { identityType: 'Passport', identityNumber: 'TR4417829', identityExpiresOn: '2031-04-17' };
    expect(codesOf(await checked(person('PASS01', passport)))).toEqual([null]);
    const fault = (identityExpiresOn: string) => faultOf({ ...passport, identityExpiresOn });
    expect(await fault('')).toEqual(['identityExpiresOn 9090']);
    expect(await fault('17-04-2031')).toEqual(['identityExpiresOn FIELD_DATE']);
    expect(await fault('2031-02-30')).toEqual(['identityExpiresOn FIELD_DATE']);
    expect(await fault('2020-04-17')).toEqual(['identityExpiresOn IDENTITY_EXPIRED']);
    expect(await faultOf({ identityExpiresOn: '2031-04-17' })).toEqual(['identityExpiresOn FIELD_NOT_IN_LIST']);
  });

  test('says at once all that is wrong with a line, and nothing that only follows from it', async () => {
    expect(await faultOf({ identityType: 'PP', identityNumber: 'C4417829' })).toEqual([
      'identityType FIELD_NOT_IN_LIST',
    ]);
    expect(await faultOf({ userId: user('MAKER01'), email: 'putri' })).toEqual([
      'email 66',
      'userId ADMIN_USER_ID_TAKEN',
    ]);
    expect(await faultOf({ userId: 'MAKER01@BAHARI', email: 'putri' })).toEqual(['email 66', 'userId 72']);
  });

  test('refuses cells that a spreadsheet runs, and characters that nobody sees', async () => {
    expect(await faultOf({ name: '=HYPERLINK("http://x")' })).toEqual(['(line) FIELD_FORMAT']);
    for (const name of ['"=HYPERLINK(""http://x"")"', '+1', '-1', '@SUM(A1)', '＝1+1', 'Putri\u202E', 'Putri\u0000'])
      expect(await faultOf({ name })).toEqual(['name FIELD_CHARACTERS']);
  });

  test('with a user ID or a token twice refuses the second line', async () => {
    const hard = { tokenType: 'Hard Token', serialNumber: 'HT2604418881' };
    const lines = [person('TWICE01', hard), person('twice01'), person('TWICE02', hard)];
    const receipt = await sent(csvOf(...lines));
    expect(codesOf(receipt)).toEqual([null, 'FIELD_REPEATED', 'FIELD_REPEATED']);
    expect(receipt.results.map(({ faults }) => faults[0]?.column)).toEqual([undefined, 'userId', 'serialNumber']);
    const again = await checked(person('TWICE01'), person('TWICE03', hard));
    expect(codesOf(again)).toEqual(['ADMIN_USER_ID_TAKEN', '173']);
  });

  test('names two user IDs of one person, in the company and in the file', async () => {
    const [one, two] = [person('SAME01'), person('SAME02')];
    const { results } = await checked(one, { ...two, identityNumber: one.identityNumber });
    expect(results.map(({ accepted, samePerson }) => [accepted, samePerson])).toEqual([
      [true, []],
      [true, [`Putri Anggraini (${user('SAME01')})`]],
    ]);
    const faulty = await checked({ ...one, email: 'putri' }, { ...two, identityNumber: one.identityNumber });
    expect(faulty.results.map(({ samePerson }) => samePerson)).toEqual([[], []]);
  });

  test('is read with a byte-order mark, CRLF, semicolons, quotes and columns in another order', async () => {
    const columns = userFileColumns.toReversed();
    const cells = person('ORDER01', { name: 'Putri; "Uti" Anggraini' });
    const quoted = { ...cells, name: '"Putri; ""Uti"" Anggraini"' };
    const csv = `\uFEFF${columns.map((column) => column.toUpperCase()).join(';')}\r\n\r\n${columns.map((column) => ` ${quoted[column]} `).join(';')}\r\n`;
    expect((await sent(csv, { mode: 'check' })).results).toMatchObject([{ line: 3, name: cells.name, code: null }]);
    const line = lineOf(person('ORDER02'));
    const short = `${header()}\n${line.replace(',ALL', '')}\n${line},more\n`;
    expect((await sent(short, { mode: 'check' })).results).toMatchObject([
      { faults: [{ column: '(line)', code: 'FIELD_TOO_FEW', parameters: { least: '14' } }] },
      { faults: [{ column: '(line)', code: 'FIELD_TOO_MANY' }, { column: 'userId' }] },
    ]);
  });

  test('of another structure, kind or size is refused as a whole', async () => {
    const before = await countTasks();
    const line = lineOf(person('WHOLE01'));
    expect(await codeOf(line)).toBe('UPLOAD_STRUCTURE');
    expect(await codeOf(`${header()},more\n${line},x`)).toBe('UPLOAD_STRUCTURE');
    expect(await codeOf(`${header().replace('name', 'userId')}\n${line}`)).toBe('UPLOAD_STRUCTURE');
    expect(await codeOf(Uint8Array.from(Buffer.from(`${header()}\n${line}`, 'utf16le')))).toBe('UPLOAD_STRUCTURE');
    expect(await codeOf(`${header()}\n\n`)).toBe('UPLOAD_EMPTY');
    const many = Array.from({ length: 101 }, (_, index) => person(`MANY${index}`));
    expect(await codeOf(csvOf(...many))).toBe('UPLOAD_TOO_MANY_RECORDS');
    expect(await send(`${header()}\n${' '.repeat(1_100_000)}`)).toMatchObject({
      code: 'UPLOAD_TOO_BIG',
      parameters: { megabytes: '1' },
    });
    expect(await codeOf(csvOf(person('WHOLE02')), { name: 'users.xlsx' })).toBe('UPLOAD_TYPE');
    expect(await countTasks()).toBe(before);
  });

  test('is taken from makers of administration only, and reaches no other company', async () => {
    const csv = csvOf(person('ACTOR01'));
    for (const by of [user('SYSADMIN03'), user('MAKER01'), user('APPROVER01')])
      expect((await send(csv, { by })).status).toBe(403);
    const { results } = await sent(csv, { by: 'SYSADMIN01@BAHARI', mode: 'check' });
    expect(results).toMatchObject([{ code: '72', faults: [{ column: 'userId' }] }]);
    const stranger = person('ACTOR03', { userId: 'ACTOR03@BAHARI', subUserGroup: 'Keuangan Surabaya' });
    const elsewhere = await sent(csvOf(stranger), { by: 'SYSADMIN01@BAHARI', mode: 'check' });
    expect(elsewhere.results).toMatchObject([{ code: '193', faults: [{ column: 'subUserGroup' }] }]);
    const administrator = { roles: 'SYSADMIN_MK', subUserGroup: '', services: '', access: '' };
    const own = await sent(csvOf(person('ACTOR02', administrator)), { by: 'SYSADMIN01@BAHARI' });
    expect(own.results).toMatchObject([{ code: '72', task: null }]);
  });

  test('sent twice makes its tasks once, and its key takes no other file', async () => {
    const csv = csvOf(person('RACE01'), person('RACE02'));
    const key = randomUUID();
    const first = await sent(csv, { key });
    expect(await sent(csv, { key })).toEqual(first);
    const before = await countTasks();
    expect(await codeOf(csvOf(person('RACE03')), { key })).toBe('ERR_REQ_1');
    expect(await codeOf(csv, { key, mode: 'check' })).toBe('ERR_REQ_1');
    expect(await codeOf(csv, { key, name: 'other.csv' })).toBe('ERR_REQ_1');
    const another = await sent(csv, { key, by: user('SYSADMIN02') });
    expect(codesOf(another)).toEqual(['ADMIN_USER_ID_TAKEN', 'ADMIN_USER_ID_TAKEN']);
    expect(await countTasks()).toBe(before);
    const lines = [person('RACE04'), person('RACE05'), person('RACE06')];
    const both = await Promise.all([
      sent(csvOf(...lines)),
      sent(csvOf(...lines.toReversed()), { by: user('SYSADMIN02') }),
    ]);
    expect(new Set(both.map(({ accepted }) => accepted))).toEqual(new Set([0, 3]));
    const loser = both.find(({ accepted }) => accepted === 0);
    expect(loser && codesOf(loser)).toEqual(Array.from(lines, () => 'ADMIN_USER_ID_TAKEN'));
  });

  test('a quoted cell may go over two lines, and the results have the numbers of the lines in the file', async () => {
    const broken = { ...person('PUTRI11'), name: '"Putri\r\nAnggraini"', services: '"ALL\n"' };
    const { results } = await sent(csvOf(broken, person('PUTRI12', { roles: 'XX' })), { mode: 'check' });
    expect(results.map(({ line, name, code }) => ({ line, name, code }))).toEqual([
      { line: 2, name: 'Putri Anggraini', code: null },
      { line: 5, name: 'Putri Anggraini', code: expect.any(String) },
    ]);
  });

  test('names a user ID that a waiting task has, which a single creation is refused for too', async () => {
    await sent(csvOf(person('HELD01')));
    const { services } = bank();
    const { payload } = await services.db
      .selectFrom('admin_tasks')
      .select('payload')
      .where('record_name', '=', 'Putri Anggraini')
      .orderBy('task_id', 'desc')
      .executeTakeFirstOrThrow();
    const [{ draft } = { draft: {} }] = (payload as { records: { draft: object }[] }).records;
    const answer = await ask(bank(), 'createUserProfile', { user: user('SYSADMIN02'), body: { userProfile: draft } });
    expect(answer.code).toBe('ADMIN_USER_ID_TAKEN');
  });
});
