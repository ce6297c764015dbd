import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { markInboxMessagesRead, readInboxMessage } from '../../../generated/calls/notifications.ts';
import type { InboxMessage, InboxMessageDetail } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { useWrite } from '../../api/write.ts';
import { Reading } from '../../components/failure/reading.tsx';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { KeyValueList } from '../../ui/key-value-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface MessageDrawerProps {
  readonly message: InboxMessage;
  readonly onClose: () => void;
}

function addressOf(target: InboxMessageDetail['target']): string | undefined {
  if (target?.kind === 'transaction') return paths.transaction(target.refNo, target.menuAccess);
  if (target?.kind === 'request') return paths.transactionInProcess(target);
  if (target?.kind === 'report') return paths.reports;
  if (target?.kind === 'set-up') return paths.setUpFindings;
  return target && paths.administrationToDo;
}

/** Opening a message marks it as read. */
function useMarking({ messageId, read }: InboxMessage): void {
  const { send } = useWrite(markInboxMessagesRead);
  useEffect(() => {
    // If this fails, the next opening marks it. The message is shown anyway.
    if (!read) void send({ body: { messageIds: [messageId] } }).catch(() => undefined);
  }, [messageId]);
}

function Content({ detail }: { readonly detail: InboxMessageDetail }) {
  const t = useTexts('notifications');
  const address = addressOf(detail.target);
  return (
    <div className="flex flex-col gap-4">
      {detail.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <KeyValueList facts={detail.facts} layout="under" />
      {detail.target && address && (
        <Link to={address} className={buttonClass('primary', 'normal', 'self-start')}>
          {t(`target.${detail.target.kind}`)}
        </Link>
      )}
    </div>
  );
}

export function MessageDrawer({ message, onClose }: MessageDrawerProps) {
  const t = useTexts('notifications');
  const format = useFormat();
  const read = useRead(readInboxMessage, { body: { messageId: message.messageId } });
  useMarking(message);
  return (
    <Drawer isOpen onClose={onClose} title={message.subject} closeLabel={t('inbox.close')}>
      <p className="figures mb-3 text-sm text-ink-soft">
        {t(`category.${message.category}`)} · {format.moment(message.receivedAt)}
      </p>
      <Reading read={read} skeleton={<Skeleton className="h-40 w-full" />}>
        {(detail) => <Content detail={detail} />}
      </Reading>
    </Drawer>
  );
}
