import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import type { IconName } from '../../ui/icons/icon.tsx';
import { TONE_SOFT } from '../../ui/tone.ts';
import type { Tone } from '../../ui/tone.ts';
import { PublicPage } from './public-page.tsx';

interface NoticePageProps {
  readonly icon: IconName;
  readonly tone: Tone;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** A page with one message and the actions that follow from it. */
export function NoticePage({ icon, tone, title, children, actions }: NoticePageProps) {
  return (
    <PublicPage>
      <span className={classes('mb-4 grid size-12 place-items-center rounded-full', TONE_SOFT[tone])}>
        <Icon name={icon} size={24} />
      </span>
      <h1 className="text-2xl font-bold tracking-tight text-balance">{title}</h1>
      <div className="mt-2 grid gap-2 text-ink-soft">{children}</div>
      {actions && <div className="mt-6 flex flex-wrap gap-2">{actions}</div>}
    </PublicPage>
  );
}
