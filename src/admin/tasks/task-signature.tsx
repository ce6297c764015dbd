// The signature of an approval. Shows everything that the digest covers, above the field for the response.
import { generateAdminChallenge } from '../../../generated/calls/tasks.ts';
import type { AdminDecisionTarget, AdminSignedItem } from '../../../generated/types.ts';
import { useWrite } from '../../api/write.ts';
import { useChangeWords } from '../../components/admin-resource/change-words.ts';
import { Differences } from '../../components/admin-resource/differences.tsx';
import { DeviceSignature, type SigningProps } from '../../components/signature/device-signature.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { Section } from '../../ui/section.tsx';
import { useTaskWords } from '../../components/admin-resource/use-task-words.ts';

interface TaskSignatureProps<Answer> extends SigningProps<Answer> {
  readonly targets: readonly AdminDecisionTarget[];
}

function Covered({ item }: { readonly item: AdminSignedItem }) {
  const signature = useTexts('signature');
  const tasks = useTaskWords();
  const words = useChangeWords();
  const { refNo, revision, changes } = item;
  return (
    <li className="py-2">
      <span className="block font-medium">{tasks.titleOf(item)}</span>
      <span className="figures block text-sm text-ink-soft">
        {[tasks.kindOf(item), refNo, signature('covers.revision', { revision })].join(' · ')}
      </span>
      <div className="mt-1 border-l border-line pl-3">
        <Differences changes={words(changes)} />
      </div>
    </li>
  );
}

export function TaskSignature<Answer>({ targets, ...signing }: TaskSignatureProps<Answer>) {
  const t = useTexts('signature');
  const write = useWrite(generateAdminChallenge);
  return (
    <DeviceSignature
      {...signing}
      challengeOf={() => write.send({ body: { items: [...targets] } })}
      coveredBy={({ covers }) => (
        <Section title={t('covers.title')} level={3}>
          <ul className="ruled" aria-label={t('covers.title')}>
            {covers.map((item) => (
              <Covered key={item.refNo} item={item} />
            ))}
          </ul>
        </Section>
      )}
    />
  );
}
