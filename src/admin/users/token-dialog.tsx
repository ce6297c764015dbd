import * as z from 'zod/mini';
import { assignUserToken } from '../../../generated/calls/users.ts';
import type { RepairedTask, UserProfileDetail } from '../../../generated/types.ts';
import { zTokenSerialNumber } from '../../../generated/zod.gen.ts';
import { useWrite } from '../../api/write.ts';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { showToast } from '../../ui/toast-queue.ts';
import { TokenFields } from './token-fields.tsx';

interface TokenDialogProps {
  readonly user: UserProfileDetail;
  readonly repair: RepairedTask | undefined;
  onClose(): void;
}

const schema = z.discriminatedUnion('tokenType', [
  z.object({ tokenType: z.literal('Soft Token') }),
  z.object({ tokenType: z.literal('Hard Token'), serialNumber: zTokenSerialNumber }),
]);

/** Gives a token to a user without one. */
export function TokenDialog({ user: { userId, revision, name }, repair, onClose }: TokenDialogProps) {
  const t = useTexts('users');
  const words = useTexts('administration');
  const assign = useWrite(assignUserToken, { refreshes: ['tasks'] });
  return (
    <FormDialog
      title={t('ask.title', { action: words('action.assign-token'), name })}
      confirmLabel={words('confirm.submit')}
      onClose={onClose}
      schema={schema}
      initial={{ tokenType: 'Hard Token' }}
      onSubmit={(token) => assign.send({ body: { userId, revision, token, ...(repair && { repair }) } })}
      onDone={({ refNo }) => showToast({ tone: 'done', title: words('ask.sent', { refNo }) })}
    >
      <TokenFields types={['Hard Token', 'Soft Token']} exceptId={userId} />
    </FormDialog>
  );
}
