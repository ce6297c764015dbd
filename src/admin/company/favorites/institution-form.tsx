// A customer of a biller, or a number that is topped up.
import { use } from 'react';
import * as z from 'zod/mini';
import type {
  BillFavorite,
  FavoriteForm,
  Institution,
  RecordReference,
  TopUpFavorite,
} from '../../../../generated/types.ts';
import { sharingOf } from '../../../components/favorite-form/favorite-schema.ts';
import { FavoriteSourceContext } from '../../../components/favorite-form/favorite-source.tsx';
import { FormSteps } from '../../../components/admin-resource/form-steps.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { placedBy } from '../../../components/form/form-failure.ts';
import { Form } from '../../../components/form/form.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { FormFrame } from '../../../ui/frame/form-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { KindOfFormProps } from './company-form.tsx';
import { InstitutionFields } from './institution-fields.tsx';
import { useInstitution } from './use-institution.ts';
import { fieldOf, NameAndSharing, namedSchema, namedValuesOf, type NamedValues } from './name-and-sharing.tsx';

export type InstitutionType = 'BILL_PAY' | 'TOPUP';

export interface InstitutionValues extends NamedValues {
  institution: { code: string; name: string; category: string; numberType: string; numberLabel: string };
  accountNumber: string;
  destinationName: string;
}

const schema = z.extend(namedSchema, {
  institution: z.object({
    code: z.string().check(z.minLength(1, '9090')),
    category: z.string(),
    numberType: z.string(),
  }),
  accountNumber: z.string().check(z.minLength(1, '9090')),
  destinationName: z.optional(z.string()),
});

type Checked = z.output<typeof schema>;

const noInstitution = { code: '', name: '', category: '', numberType: '', numberLabel: '' };

function initialOf(form: FavoriteForm | null, known: Institution | undefined): InstitutionValues {
  const named = namedValuesOf(form);
  if (!form || !('payeeDetails' in form))
    return { ...named, institution: noInstitution, accountNumber: '', destinationName: '' };
  const { institution: code, category, numberType, accountNumber, destinationName = '' } = form.payeeDetails;
  const { institutionName: name = code, numberLabel = '' } = known ?? {};
  const institution = { code, name, category, numberType, numberLabel };
  return { ...named, institution, accountNumber, destinationName };
}

/** Keeps what the form does not show, such as the usual value; another number loses the name found for the old one. */
function favoriteOf(
  { favoriteName, sharing, institution, accountNumber, destinationName }: Checked,
  form: FavoriteForm | null,
  { type, groups }: { readonly type: InstitutionType; readonly groups: readonly RecordReference[] | undefined },
): BillFavorite | TopUpFavorite {
  const kept = form && 'payeeDetails' in form ? form : undefined;
  const { category, numberType, code } = institution;
  const payeeDetails = {
    numberType,
    category,
    institution: code,
    accountNumber,
    ...(destinationName && { destinationName }),
  };
  const favorite = {
    ...kept,
    paymentType: type,
    favoriteName,
    shareFavoriteWith: sharingOf(sharing, groups),
    payeeDetails,
  };
  return favorite as BillFavorite | TopUpFavorite;
}

type FormProps = KindOfFormProps & { readonly type: InstitutionType };

function Filled({ known, ...props }: FormProps & { readonly known: Institution | undefined }) {
  const { form, id, type, draft, refused, onDone } = props;
  const words = useTexts('administration');
  const groups = use(FavoriteSourceContext).useGroups();
  return (
    <FormFrame stepper={<FormSteps current="form" />}>
      <Form
        schema={schema}
        initial={initialOf(form, known)}
        nameOf={fieldOf}
        draft={draft}
        refused={refused?.map(placedBy(fieldOf))}
        onSubmit={(checked) => Promise.resolve(favoriteOf(checked, form, { type, groups }))}
        onDone={onDone}
      >
        <InstitutionFields type={type} />
        <NameAndSharing id={id} />
        <FormActions>
          <SubmitButton icon="arrow-right">{words('form.continue')}</SubmitButton>
        </FormActions>
      </Form>
    </FormFrame>
  );
}

/** Waits for the name of the institution, because a favorite has only its code. */
export function InstitutionForm(props: FormProps) {
  const { institution, isLoading } = useInstitution(props.type, props.form);
  return isLoading ? <Skeleton className="h-96 w-full" /> : <Filled {...props} known={institution} />;
}
