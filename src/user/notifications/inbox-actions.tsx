import { deleteInboxMessages, markInboxMessagesRead } from '../../../generated/calls/notifications.ts';
import type { InboxMessage } from '../../../generated/types.ts';
import { useWrite } from '../../api/write.ts';
import { useConfirm } from '../../components/confirm/use-confirm.ts';
import { useFailure } from '../../components/failure/use-failure.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { Button } from '../../ui/button.tsx';

interface InboxActionsProps {
  readonly messages: readonly InboxMessage[];
  readonly onDone: () => void;
}

/** The actions on the selected messages. */
export function InboxActions({ messages, onDone }: InboxActionsProps) {
  const t = useTexts('notifications');
  const confirm = useConfirm();
  const { attempt } = useFailure();
  const mark = useWrite(markInboxMessagesRead);
  const remove = useWrite(deleteInboxMessages);
  const body = { messageIds: messages.map(({ messageId }) => messageId) };

  async function markRead(): Promise<void> {
    if ((await attempt(() => mark.send({ body }))).isDone) onDone();
  }

  async function removeAll(): Promise<void> {
    const isSure = await confirm({
      title: t('inbox.deleteTitle', { count: messages.length }),
      message: t('inbox.deleteText'),
      confirmLabel: t('inbox.delete'),
      isDanger: true,
    });
    if (isSure && (await attempt(() => remove.send({ body }))).isDone) onDone();
  }

  return (
    <>
      <Button variant="quiet" isPending={mark.isPending} onPress={() => void markRead()}>
        {t('inbox.markRead')}
      </Button>
      <Button variant="danger" isPending={remove.isPending} onPress={() => void removeAll()}>
        {t('inbox.delete')}
      </Button>
    </>
  );
}
