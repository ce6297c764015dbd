import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sessionEndings, useSession, type SessionEnding } from '../../api/session/session-store.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { flushDrafts, listDrafts } from '../../lib/vault.ts';
import type { IconName } from '../../ui/icons/icon.tsx';
import type { Tone } from '../../ui/tone.ts';
import { LoginLink } from './login-link.tsx';
import { NoticePage } from './notice-page.tsx';

interface Look {
  readonly icon: IconName;
  readonly tone: Tone;
}

const usual: Look = { icon: 'clock', tone: 'inform' };
const looks: Readonly<Partial<Record<SessionEnding, Look>>> = {
  'logged-out': { icon: 'logout', tone: 'done' },
  elsewhere: { icon: 'warning', tone: 'wait' },
  'token-reused': { icon: 'shield', tone: 'refused' },
  'password-changed': { icon: 'key', tone: 'done' },
  'user-blocked': { icon: 'ban', tone: 'refused' },
  'area-changed': { icon: 'user', tone: 'inform' },
  maintenance: { icon: 'settings', tone: 'wait' },
};

function useEnding(): SessionEnding {
  const session = useSession();
  const [query] = useSearchParams();
  if (session.phase === 'ended') return session.why;
  return sessionEndings.find((ending) => ending === query.get('why')) ?? 'expired';
}

function useReason(why: SessionEnding): string {
  const t = useTexts('session');
  const format = useFormat();
  const session = useSession();
  if (session.phase !== 'ended' || !session.device) return t(`endedText.${why}`);
  return t('endedText.elsewhereOn', {
    device: session.device,
    moment: format.moment(new Date(session.at).toISOString()),
  });
}

function useHasDraft(): boolean {
  const session = useSession();
  const userId = session.phase === 'ended' ? session.userId : undefined;
  const [hasDraft, setHasDraft] = useState(false);
  useEffect(() => {
    const look = async (owner: string) => {
      await flushDrafts();
      setHasDraft((await listDrafts(owner)).length > 0);
    };
    if (userId) void look(userId);
  }, [userId]);
  return hasDraft;
}

export function Component() {
  const t = useTexts('session');
  const why = useEnding();
  const reason = useReason(why);
  const hasDraft = useHasDraft();
  return (
    <NoticePage {...(looks[why] ?? usual)} title={t(`endedTitle.${why}`)} actions={<LoginLink isAgain />}>
      <p>{reason}</p>
      {hasDraft && <p className="text-sm">{t('page.draftKept')}</p>}
    </NoticePage>
  );
}
