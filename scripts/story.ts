// npm run story: plays a payment of each kind on a running sandbox over HTTP only; fails on any difference.
import { parseArgs } from 'node:util';
import { createVisitor, enter, type Person, type Visitor } from './story/person.ts';
import { createNarrator, type Narrator } from './story/narrator.ts';
import { playPayments } from './story/payments.ts';
import type { Cast } from './story/scene.ts';
import { playSeries } from './story/series.ts';
import { playTransfer } from './story/transfer.ts';

const company = 'NUSANTARA';
const password = 'Rahasia#2026';

const { values } = parseArgs({ options: { server: { type: 'string', default: 'http://127.0.0.1:8080' } } });

function logInAs(visitor: Visitor, narrator: Narrator, role: string, id: string): Promise<Person> {
  const userId = `${id}@${company}`;
  return narrator.step(`The ${role} logs in as ${userId}`, () => enter(visitor, userId, password));
}

async function gather(visitor: Visitor, narrator: Narrator): Promise<Cast> {
  return {
    maker: await logInAs(visitor, narrator, 'maker', 'MAKER01'),
    verifier: await logInAs(visitor, narrator, 'verifier', 'VERIFIER01'),
    approver: await logInAs(visitor, narrator, 'approver', 'APPROVER01'),
    releaser: await logInAs(visitor, narrator, 'releaser', 'RELEASER01'),
  };
}

const narrator = createNarrator(console.log);
try {
  const visitor = createVisitor(new URL(values.server));
  const scene = { visitor, narrator, cast: await gather(visitor, narrator) };
  const today = await playTransfer(scene);
  await playPayments(scene);
  await playSeries(scene, today);
  console.log(`All of it happened as it should, in ${narrator.total()}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
