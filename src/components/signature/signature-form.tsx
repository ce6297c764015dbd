// Signs a decision with the token device: the challenge over what is decided, the answer of the device, the decision.
import { useState, type ReactNode } from 'react';
import { object, type ZodMiniType } from 'zod/mini';
import { generateChallenge } from '../../../generated/calls/session.ts';
import type { Challenge, ChallengeRequest, Signature } from '../../../generated/types.ts';
import { zTokenResponse } from '../../../generated/zod.gen.ts';
import { isApiError } from '../../api/api-error.ts';
import { bankNow } from '../../api/bank-time.ts';
import { useWrite } from '../../api/write.ts';
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
import { CoveredItems } from './covered-items.tsx';
import { LockedDevice } from './locked-device.tsx';
import { useBankClock } from './use-bank-clock.ts';

interface SignatureFormProps<Answer> {
  /** What is signed. Another one needs another key: a challenge belongs to what it was made over. */
  readonly about: ChallengeRequest;
  readonly submitLabel: string;
  /** What has to be done before a challenge is of any use. */
  readonly disabledReason?: string;
  sign(signature: Signature, values: Readonly<Record<string, string>>): Promise<Answer>;
  onDone(answer: Answer): void;
  /** Fields of the decision besides the response. */
  readonly extra?: Readonly<Record<string, ZodMiniType<string, string>>>;
  readonly children?: ReactNode;
}

const LOCKED = '163';
/** After these a response to the same challenge cannot be right any more. */
const ENDS_CHALLENGE: readonly string[] = ['168', '169', '171', '172', 'ERR_REQ_3'];
const RESPONSE_DIGITS = 8;

/** The body of a decision holds the response inside of its signature. */
const nameOf = (path: string) => path.replace(/^signature\./, '');
const isToldHere: TakesFailure = ({ code }) => code === LOCKED;
const codeOf = (error: unknown) => (isApiError(error) ? error.code : '');

function useChallenge(about: ChallengeRequest) {
  const write = useWrite(generateChallenge);
  const { attempt } = useFailure();
  const [challenge, setChallenge] = useState<Challenge>();
  const [life, setLife] = useState(1);
  const [isLocked, setLocked] = useState(false);
  const heed = (error: unknown): never => {
    if (codeOf(error) === LOCKED) setLocked(true);
    if (ENDS_CHALLENGE.includes(codeOf(error))) setChallenge(undefined);
    throw error;
  };
  async function ask(): Promise<void> {
    setLocked(false);
    const result = await attempt(() => write.send({ body: about }).catch(heed), isToldHere);
    if (!result.isDone) return;
    setLife(Date.parse(result.output.expireAt) - bankNow());
    setChallenge(result.output);
  }
  return { challenge, life, isLocked, isPending: write.isPending, ask, heed };
}

export function SignatureForm<Answer>(props: SignatureFormProps<Answer>) {
  const { about, extra = {}, sign, onDone, disabledReason, children } = props;
  const t = useTexts('signature');
  const { challenge, life, isLocked, isPending, ask, heed } = useChallenge(about);
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
          takes={isToldHere}
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
            <Alive challenge={challenge} left={left} life={life} submitLabel={props.submitLabel} />
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
  readonly challenge: Challenge;
  readonly left: number;
  readonly life: number;
  readonly submitLabel: string;
}

function Alive({ challenge, left, life, submitLabel }: AliveProps) {
  const t = useTexts('signature');
  return (
    <>
      <CoveredItems covers={challenge.covers} />
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
