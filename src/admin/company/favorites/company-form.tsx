// The form of a favorite of the company, by its type. It sends nothing; the confirmation does.
import type { FieldFailure } from '../../../../domain/field-failures.ts';
import type { FavoriteForm as Wire } from '../../../../generated/types.ts';
import { useFormDraft } from '../../../components/admin-resource/form-draft.ts';
import { FormSteps } from '../../../components/admin-resource/form-steps.tsx';
import { usePlanned } from '../../../components/admin-resource/planned-change.ts';
import { stepPath } from '../../../components/admin-resource/resource.ts';
import { FavoriteForm } from '../../../components/favorite-form/favorite-form.tsx';
import { emptyFavorite, favoriteValuesOf } from '../../../components/favorite-form/favorite-values.ts';
import type { DraftRules } from '../../../components/form/use-draft.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { favoriteScreens, type CreatedType, type FavoriteChange } from './company-favorite.ts';
import { InstitutionForm } from './institution-form.tsx';
import { NameAndSharingForm } from './name-and-sharing-form.tsx';
import { Sources } from './sources.tsx';

interface CompanyFormProps {
  /** The change before the user types; its values are the initial values of the form. */
  readonly initialChange: FavoriteChange;
  readonly type: CreatedType | 'FCY';
}

const everybody = { scope: 'company' as const, subUserGroups: [] };

export interface KindOfFormProps {
  readonly form: Wire | null;
  /** The favorite that is edited; it may keep its name. */
  readonly id: string | null;
  readonly draft: DraftRules;
  /** What the bank refused at the confirmation, by its place in the favorite. */
  readonly refused: readonly FieldFailure[] | undefined;
  onDone(form: Wire): void;
}

function LocalForm({ form, id, draft, refused, onDone }: KindOfFormProps) {
  const words = useTexts('administration');
  const known = form?.paymentType === 'LCY' ? form : undefined;
  return (
    <FavoriteForm
      initial={known ? favoriteValuesOf(known) : { ...emptyFavorite, sharing: { ...everybody, subUserGroups: [] } }}
      owner={{ ...(id && { exceptId: id }) }}
      draft={draft}
      refused={refused}
      confirmed={{ steps: <FormSteps current="form" />, next: words('form.continue') }}
      send={(filled) => Promise.resolve(filled)}
      onDone={onDone}
    />
  );
}

export function CompanyForm({ initialChange, type }: CompanyFormProps) {
  const { planned, refused, goToConfirmation } = usePlanned<FavoriteChange>();
  const draft = useFormDraft(planned);
  const { mode, id, values } = initialChange;
  const form = planned?.id === id ? planned.values : values;
  const next = stepPath(favoriteScreens, 'confirmation', mode);
  const onDone = (filled: Wire) => void goToConfirmation(next, { ...initialChange, values: filled });
  const props = { form, id, draft, refused, onDone };
  return (
    <Sources isPrivate={values?.shareFavoriteWith.scope === 'private'}>
      {type === 'LCY' && <LocalForm {...props} />}
      {type === 'FCY' && <NameAndSharingForm {...props} />}
      {(type === 'BILL_PAY' || type === 'TOPUP') && <InstitutionForm key={type} {...props} type={type} />}
    </Sources>
  );
}
