import { lastFour } from '../../../domain/masks.ts';
import type { UserProfileDetail } from '../../../generated/types.ts';
import { bankToday } from '../../api/bank-time.ts';
import { RecordStamp } from '../../components/admin-resource/record-stamp.tsx';
import { useLeaveWords } from '../../components/leave/use-leave-words.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { DetailFrame } from '../../ui/frame/detail-frame.tsx';
import { KeyValueList } from '../../ui/key-value-list.tsx';
import { Section } from '../../ui/section.tsx';
import { allToggles } from './use-user-fields.ts';
import { valuesOf } from './values.ts';

type Props = { readonly user: UserProfileDetail };

/** Until when a passport is valid; nothing for a KTP, which is valid for life. */
function useExpiryFact({ user: { identity } }: Props) {
  const t = useTexts('users');
  const words = useTexts('administration');
  const format = useFormat();
  if (identity.identityType === 'KTP') return [];
  const { expiresOn } = identity;
  const date = expiresOn ? format.date(expiresOn) : t('detail.noExpiry');
  const isOver = expiresOn !== undefined && expiresOn < bankToday();
  const value = isOver ? <span className="text-refused">{t('detail.expired', { date })}</span> : date;
  return [{ label: words('field.identityExpiresOn'), value }];
}

function usePersonFacts({ user }: Props) {
  const t = useTexts('users');
  const words = useTexts('administration');
  const kinds = useTexts('kinds');
  const common = useTexts('common');
  const leaveWords = useLeaveWords();
  const { email, mobilePhoneNumber, roles, identity, userGroup, subUserGroup, approvalGroups = [], leave } = user;
  // As on one's own profile; the whole number is in the form alone.
  const number = lastFour(identity.identityType === 'KTP' ? identity.identityNumber : identity.passportNumber);
  return [
    { label: t('form.email'), value: email },
    { label: t('form.mobile'), value: mobilePhoneNumber },
    { label: t('form.identity'), value: `${t(`identity.${identity.identityType}`)} ${number}` },
    ...useExpiryFact({ user }),
    { label: t('form.roles'), value: roles.map((role) => kinds(`role.${role}`)).join(', ') },
    { label: words('field.userGroup'), value: userGroup?.name ?? common('word.none') },
    { label: t('form.subUserGroup'), value: subUserGroup?.name ?? common('word.none') },
    ...(approvalGroups.length > 0
      ? [{ label: words('field.approvalGroups'), value: approvalGroups.map(({ name }) => name).join(', ') }]
      : []),
    { label: words('field.leave'), value: leaveWords(leave) ?? common('word.none') },
  ];
}

function useLoginFacts({ user: { token, activation, lastLoginAt, isLocked } }: Props) {
  const t = useTexts('users');
  const common = useTexts('common');
  const format = useFormat();
  const { state, sentAt, expiresAt } = activation;
  const sent =
    sentAt && expiresAt && t('activation.until', { sent: format.moment(sentAt), end: format.moment(expiresAt) });
  const tokenText = token
    ? [t(`token.${token.tokenType}`), token.serialNumber, t(`tokenStatus.${token.status}`)].filter(Boolean).join(' · ')
    : t('token.none');
  return [
    { label: t('form.token'), value: tokenText },
    // The moment at which the link was sent says already that it was.
    {
      label: t('detail.activation'),
      value: [(state !== 'sent' || !sent) && t(`activation.${state}`), sent].filter(Boolean).join('. '),
    },
    { label: t('detail.lastLogin'), value: lastLoginAt ? format.moment(lastLoginAt) : t('detail.never') },
    { label: t('detail.password'), value: isLocked ? t('detail.locked') : common('word.none') },
  ].filter(({ label }) => label !== t('detail.password') || isLocked);
}

function Toggles({ user }: Props) {
  const t = useTexts('users');
  const words = useTexts('administration');
  const common = useTexts('common');
  const { toggles } = valuesOf(user);
  if (toggles.length === 0) return <p className="text-ink-soft">{common('word.none')}</p>;
  return (
    <ul className="ruled">
      {allToggles
        .filter((name) => toggles.includes(name))
        .map((name) => (
          <li key={name} className="py-2">
            <span className="block font-medium">{words(`toggle.${name}`)}</span>
            <span className="block text-sm text-ink-soft">{t(`toggleNote.${name}`)}</span>
          </li>
        ))}
    </ul>
  );
}

export function Overview({ user }: Props) {
  const t = useTexts('users');
  return (
    <DetailFrame side={<RecordStamp stamp={user.stamp} />}>
      <Card>
        <Section title={t('form.person')}>
          <KeyValueList facts={usePersonFacts({ user })} />
        </Section>
      </Card>
      <Card>
        <Section title={t('detail.login')}>
          <KeyValueList facts={useLoginFacts({ user })} />
        </Section>
      </Card>
      <Card>
        <Section title={t('form.access')}>
          <Toggles user={user} />
        </Section>
      </Card>
    </DetailFrame>
  );
}
