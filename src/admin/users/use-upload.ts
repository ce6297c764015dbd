// The csv from its choice to its submission. What was checked and not sent stays on this device.
import { useState } from 'react';
import { uploadUserProfiles } from '../../../generated/calls/users.ts';
import type { UserFileReceipt } from '../../../generated/types.ts';
import { useWrite } from '../../api/write.ts';
import { useKeptChoice } from '../../components/admin-resource/kept-choice.ts';
import { useFailure } from '../../components/failure/use-failure.ts';
import { fileOf, keptOf, type KeptFile } from './kept-file.ts';
import { bodyOf, noFile, type ChosenFile } from './user-file.ts';

export interface Checked {
  readonly chosen: ChosenFile;
  readonly receipt: UserFileReceipt;
}

export function useUpload() {
  const { send } = useWrite(uploadUserProfiles);
  const { attempt } = useFailure();
  const [initial, setInitial] = useState(noFile);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [sent, setSent] = useState<UserFileReceipt | null>(null);
  const kept = useKeptChoice<KeptFile>(undefined, (file) => void checkAgain({ files: [fileOf(file)] }));
  /** Checks a kept file again, because the answer of the bank may be another one by now. */
  async function checkAgain(chosen: ChosenFile): Promise<void> {
    setInitial(chosen);
    const attempted = await attempt(() => send({ body: bodyOf('check', chosen) }));
    if (attempted.isDone) setChecked({ chosen, receipt: attempted.output });
  }
  async function keep({ files: [file] }: ChosenFile): Promise<void> {
    if (file) kept.keep(await keptOf(file));
  }
  return {
    initial,
    checked,
    sent,
    kept,
    /** Called when another file is chosen. */
    forget() {
      if (checked) void kept.drop();
      setChecked(null);
    },
    noteChecked(found: Checked) {
      setChecked(found);
      void keep(found.chosen);
    },
    noteSent(receipt: UserFileReceipt) {
      void kept.drop();
      setSent(receipt);
    },
    restart() {
      setInitial(noFile);
      setChecked(null);
      setSent(null);
    },
  };
}
