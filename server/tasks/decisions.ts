import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { checkSignature } from '../people/signatures.ts';
import { decideOnTask, receiptOf, type SignTask } from './decide.ts';
import { aboutTasks } from './signable.ts';

type Decisions = Handlers<Context>;

export const approveAdminTask: Decisions['approveAdminTask'] = async ({ body }, context) => {
  const { signature, ...named } = body;
  const sign: SignTask = (task) => checkSignature(context, signature, aboutTasks(context.who, [task]));
  return receiptOf(await decideOnTask(context, { ...named, decision: 'approve' }, sign), context.now);
};

export const rejectAdminTask: Decisions['rejectAdminTask'] = async ({ body }, context) =>
  receiptOf(await decideOnTask(context, { ...body, decision: 'reject' }), context.now);

export const sendAdminTaskToRepair: Decisions['sendAdminTaskToRepair'] = async ({ body }, context) =>
  receiptOf(await decideOnTask(context, { ...body, decision: 'send-to-repair' }), context.now);

export const cancelAdminTask: Decisions['cancelAdminTask'] = async ({ body }, context) =>
  receiptOf(await decideOnTask(context, { ...body, decision: 'cancel' }), context.now);

export const returnFailedAdminTask: Decisions['returnFailedAdminTask'] = async ({ body }, context) =>
  receiptOf(await decideOnTask(context, { ...body, decision: 'return-to-maker' }), context.now);
