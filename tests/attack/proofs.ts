// What must be true after all attacks: the answers while the bank runs, the books after it has stopped.
import { drain, letTimePass, openExecutions, stopGently } from '../faults/settle-and-prove.ts';
import { proveBooks, proveChains } from '../faults/proofs.ts';
import { proveAnswers } from './answer-proof.ts';
import { proveSignatures } from './signature-proof.ts';
import type { Finding, OpenScene } from './scene.ts';

type Proof = readonly [name: string, prove: () => Promise<Finding>];

async function proveStored({ subject }: OpenScene, report: (name: string, found: Finding) => void): Promise<void> {
  const { db, close } = await subject.prepared.open();
  const before = new Set(subject.prepared.before.references);
  const proofs: readonly Proof[] = [
    ['the books add up, and every payment was paid once', async () => of(await proveBooks(db, subject.prepared.now()))],
    ['the audit trails are whole', async () => of(await proveChains(db))],
    ['every decision was signed for what it decides, and nothing was paid without', () => proveSignatures(db, before)],
  ];
  for (const [name, prove] of proofs) report(name, await prove());
  await close();
}

const of = (faults: readonly string[]): Finding => ({ facts: `${faults.length} faults`, faults });

async function isAllSettled({ subject }: OpenScene): Promise<boolean> {
  const { db, close } = await subject.prepared.open();
  const open = await openExecutions(db);
  await close();
  return open.length === 0;
}

export async function proveScene(scene: OpenScene, report: (name: string, found: Finding) => void): Promise<void> {
  const { subject, server } = scene;
  await drain(subject.url);
  report('everything in a list can be opened', await proveAnswers(scene));
  await drain(subject.url);
  const ending = await stopGently(server);
  const later = (await isAllSettled(scene)) ? [] : await letTimePass(subject);
  report('the bank ends in peace', of([...ending, ...later]));
  await proveStored(scene, report);
}
