// Races for limited money: the daily limit of a service and a deal, by submissions and by repairs.
import type { DailyLimitUsage, RequestDetail, ServiceCode } from '../../generated/types.ts';
import type { Answer } from './caller.ts';
import {
  atDealRate,
  must,
  noteKinds,
  online,
  repaired,
  sendToRepair,
  submit,
  userOf,
  type CompanyId,
  type FormOf,
  type Payment,
} from './payments.ts';
import { inTurn, times, type Race } from './race.ts';
import type { Scene } from './scene.ts';

const most = { online: 500_000_000, deal: 50_000 };
const done = ({ code }: Answer) => code === '00';

async function reservedOf(scene: Scene, companyId: CompanyId, service: ServiceCode): Promise<number> {
  const body = {
    filter: { serviceTypes: [service] },
    sort: { field: 'usedPercentage', direction: 'desc' },
    page: { size: 30 },
  };
  const user = userOf('MAKER01', companyId);
  const { items } = await must<DailyLimitUsage>(scene, user, 'listDailyLimitUsage', body);
  return items.reduce((total, { used, reserved }) => total + Number(used.value) + Number(reserved.value), 0);
}

type Taken = Pick<Payment, 'taskId' | 'refNo'>;

async function dollarsOf(scene: Scene, companyId: CompanyId, taken: readonly Taken[]): Promise<number> {
  let total = 0;
  for (const { taskId, refNo } of taken) {
    const body = { taskId, refNo, menuAccess: 'LCY' };
    const { transaction } = await must<RequestDetail>(scene, userOf('MAKER01', companyId), 'getRequest', body);
    total += Number(transaction.conversion?.debitAmount.value ?? 0);
  }
  return total;
}

const above = (what: string, found: number, limit: number) => (found > limit ? [`${what} ${found} of ${limit}`] : []);

const submissions = (companyId: CompanyId, count: number, rupiah: number, formOf: FormOf) =>
  times(count, (index) => {
    const body = { form: formOf(companyId, rupiah), confirmed: noteKinds };
    const userId = userOf(index % 2 === 0 ? 'MAKER01' : 'MAKER02', companyId);
    return { userId, operationId: 'submitLocalTransfer', body } as const;
  });

async function inRepair(scene: Scene, companyId: CompanyId, count: number, formOf: FormOf): Promise<Payment[]> {
  return inTurn(count, async () => {
    const payment = await submit(scene, companyId, 150_000, formOf);
    await sendToRepair(scene, payment);
    return payment;
  });
}

const repairs = (companyId: CompanyId, payments: readonly Payment[], rupiah: number, formOf: FormOf) =>
  payments.map((payment) => {
    const body = repaired(payment, formOf(companyId, rupiah));
    return { userId: userOf('MAKER01', companyId), operationId: 'resubmitLocalTransfer', body } as const;
  });

const takenOf = (answers: readonly Answer[]) => answers.filter(done).map(({ output }) => output as Taken);

export const limitRaces: readonly Race[] = [
  {
    name: 'submissions reserve no more than the day allows',
    onceOnly: true,
    async begin(scene) {
      return {
        shots: submissions('NUSANTARA', 16, 45_000_000, online),
        judge: async () => above('reserved', await reservedOf(scene, 'NUSANTARA', 'SVC_LCY_ONLINE'), most.online),
      };
    },
  },
  {
    name: 'repairs reserve no more than the day allows',
    onceOnly: true,
    async begin(scene) {
      const payments = await inRepair(scene, 'BAHARI', 14, online);
      return {
        shots: repairs('BAHARI', payments, 45_000_000, online),
        judge: async () => above('reserved', await reservedOf(scene, 'BAHARI', 'SVC_LCY_ONLINE'), most.online),
      };
    },
  },
  {
    name: 'submissions use no more of a deal than was agreed',
    onceOnly: true,
    async begin(scene) {
      return {
        shots: submissions('NUSANTARA', 6, 300_000_000, atDealRate),
        judge: async (answers) =>
          above('dollars taken', await dollarsOf(scene, 'NUSANTARA', takenOf(answers)), most.deal),
      };
    },
  },
  {
    name: 'repairs use no more of a deal than was agreed',
    onceOnly: true,
    async begin(scene) {
      const payments = await inRepair(scene, 'BAHARI', 6, atDealRate);
      return {
        shots: repairs('BAHARI', payments, 300_000_000, atDealRate),
        judge: async (answers) => above('dollars taken', await dollarsOf(scene, 'BAHARI', takenOf(answers)), most.deal),
      };
    },
  },
];
