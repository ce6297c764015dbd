// The signature of a decision on requests.
import { generateChallenge } from '../../../generated/calls/session.ts';
import type { ChallengeRequest } from '../../../generated/types.ts';
import { useWrite } from '../../api/write.ts';
import { CoveredItems } from './covered-items.tsx';
import { DeviceSignature, type SigningProps } from './device-signature.tsx';

interface SignatureFormProps<Answer> extends SigningProps<Answer> {
  readonly about: ChallengeRequest;
}

export function SignatureForm<Answer>({ about, ...signing }: SignatureFormProps<Answer>) {
  const write = useWrite(generateChallenge);
  return (
    <DeviceSignature
      {...signing}
      challengeOf={() => write.send({ body: about })}
      coveredBy={({ covers }) => <CoveredItems covers={covers} />}
    />
  );
}
