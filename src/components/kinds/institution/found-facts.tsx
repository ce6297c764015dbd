import { institutionFacts } from '../../../../domain/institution-facts.ts';
import { KeyValueList } from '../../../ui/key-value-list.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { useFormat } from '../../text/use-format.ts';
import type { FoundByInstitution } from './institution-values.ts';

/** What the institution said about its customer besides the name. */
export function FoundFacts() {
  const { language } = useFormat();
  const { facts } = useFieldValue<FoundByInstitution>('found');
  return facts.length > 0 && <KeyValueList facts={institutionFacts(facts, language)} />;
}
