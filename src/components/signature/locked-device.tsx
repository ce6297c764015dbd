// Shown if the device is locked: its owner can ask for help without leaving the decision.
import { useState } from 'react';
import { object, optional } from 'zod/mini';
import { getMyProfile, requestTokenUnlock } from '../../../generated/calls/session.ts';
import { zReason } from '../../../generated/zod.gen.ts';
import { useRead } from '../../api/read.ts';
import { useWrite } from '../../api/write.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-queue.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { TextField } from '../form/text-field.tsx';
import { useTexts } from '../text/use-texts.ts';

const schema = object({ reason: optional(zReason) });
const LONGEST_REASON = 200;

function UnlockDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('signature');
  const serialNumber = useRead(getMyProfile, {}).data?.token?.serialNumber;
  const request = useWrite(requestTokenUnlock, { refreshes: ['tasks'] });
  if (!serialNumber) return null;
  return (
    <FormDialog
      title={t('locked.dialog')}
      confirmLabel={t('locked.send')}
      onClose={onClose}
      schema={schema}
      initial={{ reason: '' }}
      onSubmit={({ reason }) => request.send({ body: { serialNumber, ...(reason && { reason }) } })}
      onDone={({ refNo }) => showToast({ tone: 'done', title: t('locked.sent', { refNo }) })}
    >
      <TextField
        name="reason"
        label={t('locked.reason')}
        textClass="generalText"
        maxLength={LONGEST_REASON}
        rows={2}
        isOptional
      />
    </FormDialog>
  );
}

export function LockedDevice() {
  const t = useTexts('signature');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Banner
        tone="refused"
        isUrgent
        title={t('locked.title')}
        action={
          <Button variant="quiet" icon="unlock" onPress={() => setAsking(true)}>
            {t('locked.ask')}
          </Button>
        }
      >
        {t('locked.text')}
      </Banner>
      {isAsking && <UnlockDialog onClose={() => setAsking(false)} />}
    </>
  );
}
