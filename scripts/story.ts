// npm run story: plays one transfer on a running sandbox over HTTP only; fails on any difference.
import { parseArgs } from 'node:util';
import { createVisitor, enter, type Person, type Visitor } from './story/person.ts';
import { createTeller, type Teller } from './story/teller.ts';
import { playTransfer, type Cast } from './story/transfer.ts';

const company = 'NUSANTARA';
const password = 'Rahasia#2026';

const { values } = parseArgs({ options: { server: { type: 'string', default: 'http://127.0.0.1:8080' } } });

function logInAs(visitor: Visitor, teller: Teller, role: string, id: string): Promise<Person> {
  const userId = `${id}@${company}`;
  return teller.step(`The ${role} logs in as ${userId}`, () => enter(visitor, userId, password));
}

async function gather(visitor: Visitor, teller: Teller): Promise<Cast> {
  return {
    maker: await logInAs(visitor, teller, 'maker', 'MAKER01'),
    verifier: await logInAs(visitor, teller, 'verifier', 'VERIFIER01'),
    approver: await logInAs(visitor, teller, 'approver', 'APPROVER01'),
    releaser: await logInAs(visitor, teller, 'releaser', 'RELEASER01'),
  };
}

const teller = createTeller(console.log);
try {
  const visitor = createVisitor(new URL(values.server));
  await playTransfer({ visitor, teller, cast: await gather(visitor, teller) });
  console.log(`All of it happened as it should, in ${teller.total()}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
