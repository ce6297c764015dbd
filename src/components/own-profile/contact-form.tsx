import { object } from 'zod/mini';
import { changeMyContact } from '../../../generated/calls/session.ts';
import type { MyProfile } from '../../../generated/types.ts';
import { zEmailAddress, zMobileNumber, zPasswordText } from '../../../generated/zod.gen.ts';
import { encryptWithMask } from '../../api/session/encryption.ts';
import { useWrite } from '../../api/write.ts';
import { Form } from '../form/form.tsx';
import { MaskedField } from '../form/masked-field.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextField } from '../form/text-field.tsx';
import { useTexts } from '../text/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { showToast } from '../../ui/toast-queue.ts';

const schema = object({ email: zEmailAddress, mobilePhoneNumber: zMobileNumber, password: zPasswordText });

export function ContactForm({ profile }: { readonly profile: MyProfile }) {
  const t = useTexts('session');
  const change = useWrite(changeMyContact);
  const { email, mobilePhoneNumber, revision } = profile;
  return (
    <Section title={t('profile.contact')} description={t('profile.contactIntro')}>
      <Card>
        <Form
          key={revision}
          schema={schema}
          initial={{ email, mobilePhoneNumber, password: '' }}
          onSubmit={async (values) =>
            change.send({ body: { ...values, password: await encryptWithMask(values.password), revision } })
          }
          onDone={() => showToast({ tone: 'done', title: t('profile.contactSaved') })}
        >
          <TextField
            name="email"
            label={t('profile.email')}
            type="email"
            textClass="generalText"
            autoComplete="email"
          />
          <MaskedField name="mobilePhoneNumber" label={t('profile.mobile')} mask="phone" maxDigits={13} />
          <PasswordField name="password" label={t('profile.proof')} autoComplete="current-password" />
          <SubmitButton className="self-start">{t('profile.saveContact')}</SubmitButton>
        </Form>
      </Card>
    </Section>
  );
}
