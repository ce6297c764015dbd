// Signs with the token device: shows a challenge, takes the response and sends the decision.
import { useState, type ReactNode } from 'react';
import { object, type ZodMiniType } from 'zod/mini';
import type { Challenge, Signature } from '../../../generated/types.ts';
import { zTokenResponse } from '../../../generated/zod.gen.ts';
import { isApiError } from '../../api/api-error.ts';
import { bankNow } from '../../api/bank-time.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import type { TakesFailure } from '../failure/attempt.ts';
import { useFailure } from '../failure/use-failure.ts';
import { FormActions } from '../form/form-actions.tsx';
import { Form } from '../form/form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextField } from '../form/text-field.tsx';
import { useTexts } from '../text/use-texts.ts';
import { ChallengeCard } from './challenge-card.tsx';
import { LockedDevice } from './locked-device.tsx';
import { useBankClock } from './use-bank-clock.ts';

/** A challenge of any area; what it covers differs. */
export type AskedChallenge = Pick<Challenge, 'challengeId' | 'challenge' | 'expireAt'>;

export interface SigningProps<Answer> {
  readonly submitLabel: string;
  /** Why no challenge can be requested yet. */
  readonly disabledReason?: string;
  sign(signature: Signature, values: Readonly<Record<string, string>>): Promise<Answer>;
  onDone(answer: Answer): void;
  /** Fields of the decision besides the response. */
  readonly extra?: Readonly<Record<string, ZodMiniType<string, string>>>;
  readonly children?: ReactNode;
}

interface DeviceSignatureProps<Asked extends AskedChallenge, Answer> extends SigningProps<Answer> {
  /**
   * Requests a challenge. If the content changes, the component needs another key, because the challenge covers the old
   * content.
   */
  challengeOf(): Promise<Asked>;
  /** Shows everything that the challenge covers. */
  coveredBy(challenge: Asked): ReactNode;
}

const LOCKED = '163';
/** After these codes, no response to the same challenge can be accepted. */
const ENDS_CHALLENGE: readonly string[] = ['168', '169', '171', '172', 'ERR_REQ_3'];
const RESPONSE_DIGITS = 8;

/** In the body of a decision, the response is inside the signature. */
const nameOf = (path: string) => path.replace(/^signature\./, '');
const isShownHere: TakesFailure = ({ code }) => code === LOCKED;
const codeOf = (error: unknown) => (isApiError(error) ? error.code : '');

function useChallenge<Asked extends AskedChallenge>(challengeOf: () => Promise<Asked>) {
  const { attempt } = useFailure();
  const [challenge, setChallenge] = useState<Asked>();
  const [life, setLife] = useState(1);
  const [isPending, setPending] = useState(false);
  const [isLocked, setLocked] = useState(false);
  const heed = (error: unknown): never => {
    if (codeOf(error) === LOCKED) setLocked(true);
    if (ENDS_CHALLENGE.includes(codeOf(error))) setChallenge(undefined);
    throw error;
  };
  async function ask(): Promise<void> {
    setLocked(false);
    setPending(true);
    const result = await attempt(() => challengeOf().catch(heed), isShownHere).finally(() => setPending(false));
    if (!result.isDone) return;
    setLife(Date.parse(result.output.expireAt) - bankNow());
    setChallenge(result.output);
  }
  return { challenge, life, isLocked, isPending, ask, heed };
}

export function DeviceSignature<Asked extends AskedChallenge, Answer>(props: DeviceSignatureProps<Asked, Answer>) {
  const { challengeOf, coveredBy, extra = {}, sign, onDone, disabledReason, children } = props;
  const t = useTexts('signature');
  const { challenge, life, isLocked, isPending, ask, heed } = useChallenge(challengeOf);
  const left = Date.parse(challenge?.expireAt ?? '') - useBankClock();
  const isAlive = challenge !== undefined && left > 0;
  return (
    <Card>
      <Section title={t('title')} description={t('intro')}>
        <Form
          schema={object({ ...extra, response: zTokenResponse })}
          initial={Object.fromEntries([...Object.keys(extra), 'response'].map((name) => [name, '']))}
          isUnguarded
          nameOf={nameOf}
          takes={isShownHere}
          onSubmit={(values) => {
            const { response, ...rest } = values;
            return sign({ challengeId: challenge?.challengeId ?? '', response }, rest).catch(heed);
          }}
          onDone={onDone}
        >
          {children}
          {isLocked && <LockedDevice />}
          {challenge && !isAlive && (
            <Banner tone="wait" isUrgent title={t('over.title')}>
              {t('over.text')}
            </Banner>
          )}
          {isAlive && !isLocked ? (
            <Alive challenge={challenge} left={left} life={life} submitLabel={props.submitLabel}>
              {coveredBy(challenge)}
            </Alive>
          ) : (
            <Button
              className="self-start"
              icon="key"
              isPending={isPending}
              onPress={() => void ask()}
              {...(disabledReason && { disabledReason })}
            >
              {challenge ? t('askAgain') : t('ask')}
            </Button>
          )}
        </Form>
      </Section>
    </Card>
  );
}

interface AliveProps {
  readonly challenge: AskedChallenge;
  readonly left: number;
  readonly life: number;
  readonly submitLabel: string;
  readonly children: ReactNode;
}

function Alive({ challenge, left, life, submitLabel, children }: AliveProps) {
  const t = useTexts('signature');
  return (
    <>
      {children}
      <ChallengeCard challenge={challenge} millisecondsLeft={left} life={life}>
        <TextField
          name="response"
          label={t('response')}
          textClass="digits"
          maxLength={RESPONSE_DIGITS}
          autoComplete="one-time-code"
          hasFigures
          isAutoFocused
          className="max-w-60"
        />
      </ChallengeCard>
      <FormActions>
        <SubmitButton icon="shield">{submitLabel}</SubmitButton>
      </FormActions>
    </>
  );
}
