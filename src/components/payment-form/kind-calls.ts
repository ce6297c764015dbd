// The calls of a kind of payment. Only the operations and the question about the fee differ between kinds.
import type { FeeQuote, SubmitReceipt } from '../../../generated/types.ts';
import { ask } from '../../api/ask.ts';
import type { Call, InputOf, OperationId, OutputOf } from '../../api/call.ts';
import { useRead, type Read } from '../../api/read.ts';
import { useWrite } from '../../api/write.ts';
import type { Validated } from './payment-content.ts';
import type { Calls } from './payment-kind.ts';
import { changedBySending, toCheck, toResubmit, toSubmit } from './request-bodies.ts';

/** The call of an operation that takes this body and answers this output; any other does not compile. */
type Taking<Id extends OperationId, Body, Output> = Call<Id> &
  ({ readonly body: Body } extends InputOf<Id> ? (OutputOf<Id> extends Output ? unknown : never) : never);

interface Operations<
  Form,
  Question,
  Check extends OperationId,
  Fee extends OperationId,
  Submit extends OperationId,
  Resubmit extends OperationId,
> {
  readonly validate: Taking<Check, ReturnType<typeof toCheck<Form>>, Validated>;
  readonly quoteFee: Taking<Fee, Question, FeeQuote>;
  readonly feeQuestion: (form: Form) => Question;
  readonly submit: Taking<Submit, ReturnType<typeof toSubmit<Form>>, SubmitReceipt>;
  readonly resubmit: Taking<Resubmit, ReturnType<typeof toResubmit<Form>>, SubmitReceipt>;
  /** Domains whose data a submission changes as well. */
  readonly refreshes?: readonly string[];
}

const kept = { keepsPrevious: true } as const;

/** The type Taking has checked the body and the output of each operation, which TypeScript cannot follow here. */
export function kindCalls<
  Form,
  Question,
  Check extends OperationId,
  Fee extends OperationId,
  Submit extends OperationId,
  Resubmit extends OperationId,
>(operations: Operations<Form, Question, Check, Fee, Submit, Resubmit>): Calls<Form> {
  const { validate, quoteFee, feeQuestion, submit, resubmit, refreshes = [] } = operations;
  const changed = { refreshes: [...changedBySending.refreshes, ...refreshes] };
  const checked = (body: ReturnType<typeof toCheck<Form>>) => ({ body }) as InputOf<Check>;
  return {
    validate: async (check) => (await ask(validate, checked(toCheck(check)))) as Validated,
    useValidation: (check) => useRead(validate, checked(toCheck(check)), kept) as Read<Validated>,
    // The fees and the total of an earlier amount are not kept: they would stand beside the new amount.
    useFee: (form) => useRead(quoteFee, { body: feeQuestion(form) } as InputOf<Fee>) as Read<FeeQuote>,
    useSubmit() {
      const write = useWrite(submit, changed);
      return {
        send: async (submission, key) =>
          (await write.send({ body: toSubmit(submission) } as InputOf<Submit>, key)) as SubmitReceipt,
      };
    },
    useResubmit() {
      const write = useWrite(resubmit, changed);
      return {
        send: async (repair) => (await write.send({ body: toResubmit(repair) } as InputOf<Resubmit>)) as SubmitReceipt,
      };
    },
  };
}
