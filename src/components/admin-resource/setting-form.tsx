// The form of a setting. It sends nothing; the confirmation does.
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { FormActions } from '../form/form-actions.tsx';
import { Form } from '../form/form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { crumbsTo } from '../shell/crumbs.tsx';
import { titleOf } from '../shell/shown-menu.ts';
import { useScreenTitle } from '../shell/use-screen-title.ts';
import { useTexts } from '../text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { FormFrame } from '../../ui/frame/form-frame.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { FormSteps } from './form-steps.tsx';
import { useFormDraft } from './form-draft.ts';
import { usePlanned } from './planned-change.ts';
import { settingPath, type PlannedSetting, type SettingScreens } from './setting.ts';

interface SettingFormProps<Values extends FieldValues> {
  readonly screens: SettingScreens;
  readonly schema: ZodMiniType<Values>;
  /** The change before the user types; its values are the initial values of the form. */
  readonly initialChange: PlannedSetting<Values>;
  readonly children: ReactNode;
}

export function SettingFormHeader({ screens, intro }: { readonly screens: SettingScreens; readonly intro: string }) {
  const titles = useTexts('screens');
  const list = { href: pathTo(screens.list), label: titles(titleOf(screens.list)) };
  return <PageHeader {...crumbsTo(list)} title={useScreenTitle()} description={intro} />;
}

export function SettingForm<Values extends FieldValues>({
  screens,
  schema,
  initialChange,
  children,
}: SettingFormProps<Values>) {
  const words = useTexts('administration');
  const { planned, refused, goToConfirmation } = usePlanned<PlannedSetting<Values>>();
  const draft = useFormDraft(planned);
  return (
    <FormFrame stepper={<FormSteps current="form" />}>
      <Form<Values, PlannedSetting<Values>>
        schema={schema}
        initial={planned?.values ?? initialChange.values}
        refused={refused}
        draft={draft}
        onSubmit={(values) => Promise.resolve({ ...initialChange, values })}
        onDone={(change) => void goToConfirmation(settingPath(screens, 'confirmation'), change)}
      >
        {children}
        <FormActions>
          <SubmitButton icon="arrow-right">{words('form.continue')}</SubmitButton>
        </FormActions>
      </Form>
    </FormFrame>
  );
}
