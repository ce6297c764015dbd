// Creates several users from a csv: choose, see what each line would become, send. A checked file outlives a reload.
import { Link } from 'react-router-dom';
import { mostUserLines } from '../../../domain/user-file.ts';
import { uploadUserProfiles } from '../../../generated/calls/users.ts';
import type { UserFileReceipt } from '../../../generated/types.ts';
import { useWrite } from '../../api/write.ts';
import { useFailure } from '../../components/failure/use-failure.ts';
import { DraftOffer } from '../../components/form/draft-offer.tsx';
import { FileDropField } from '../../components/form/file-drop-field.tsx';
import { Form } from '../../components/form/form.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { crumbsTo } from '../../components/shell/crumbs.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { FileColumns } from './file-columns.tsx';
import { FileResults } from './file-results.tsx';
import { userScreens } from './screens.ts';
import { useUpload, type Checked } from './use-upload.ts';
import { bodyOf, fileSchema, saveTemplate, type ChosenFile } from './user-file.ts';

const rules = { endings: ['.csv'], mostFiles: 1, mostBytes: 1024 * 1024 };

function Template() {
  const t = useTexts('users');
  return (
    <>
      <p className="text-ink-soft">{t('file.columns')}</p>
      <Disclosure title={t('file.fields')}>
        <FileColumns />
      </Disclosure>
      <Button variant="quiet" icon="download" onPress={() => saveTemplate(t('file.templateName'))}>
        {t('file.template')}
      </Button>
    </>
  );
}

interface ChoosingProps {
  readonly initial: ChosenFile;
  readonly onChecked: (checked: Checked) => void;
  readonly onFiles: () => void;
}

function Choosing({ initial, onChecked, onFiles }: ChoosingProps) {
  const t = useTexts('users');
  const write = useWrite(uploadUserProfiles);
  return (
    <Card>
      <Form
        schema={fileSchema}
        initial={initial}
        nameOf={(path) => (path === 'file' ? 'files' : path)}
        onSubmit={(chosen) => write.send({ body: bodyOf('check', chosen) })}
        onDone={(receipt, chosen) => onChecked({ receipt, chosen })}
        isUnguarded
      >
        <Template />
        <FileDropField<ChosenFile> name="files" label={t('file.file')} rules={rules} onFiles={onFiles} />
        <SubmitButton>{t('file.check')}</SubmitButton>
      </Form>
    </Card>
  );
}

function Sending({ checked, onSent }: { readonly checked: Checked; readonly onSent: (sent: UserFileReceipt) => void }) {
  const t = useTexts('users');
  const write = useWrite(uploadUserProfiles, { refreshes: ['tasks'] });
  const { attempt } = useFailure();
  const { chosen, receipt } = checked;
  const submit = async () => {
    const attempted = await attempt(() => write.send({ body: bodyOf('submit', chosen) }));
    if (attempted.isDone) onSent(attempted.output);
  };
  return (
    <>
      <FileResults receipt={receipt} />
      {receipt.accepted > 0 && (
        <Button isPending={write.isPending} onPress={() => void submit()} className="self-start">
          {t('file.submit', { count: receipt.accepted })}
        </Button>
      )}
    </>
  );
}

function Sent({ receipt, onAnother }: { readonly receipt: UserFileReceipt; readonly onAnother: () => void }) {
  const t = useTexts('users');
  const administration = useTexts('administration');
  return (
    <>
      <FileResults receipt={receipt} />
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onPress={onAnother}>
          {t('file.another')}
        </Button>
        <Link to={pathTo(userScreens.list)} className={buttonClass('primary')}>
          {administration('finish.list')}
        </Link>
      </div>
    </>
  );
}

export function Component() {
  const t = useTexts('users');
  const screens = useTexts('screens');
  const { initial, checked, sent, kept, ...upload } = useUpload();
  const list = { href: pathTo(userScreens.list), label: screens('userProfiles') };
  return (
    <>
      <PageHeader
        {...crumbsTo(list)}
        title={screens('userProfileUpload')}
        description={t('file.intro', { most: mostUserLines })}
      />
      <div className="flex flex-col gap-5">
        {!checked && !sent && <DraftOffer draft={kept} />}
        {sent ? (
          <Sent receipt={sent} onAnother={upload.restart} />
        ) : (
          <Choosing
            key={initial.files[0]?.name}
            initial={initial}
            onChecked={upload.noteChecked}
            onFiles={upload.forget}
          />
        )}
        {!sent && checked && <Sending checked={checked} onSent={upload.noteSent} />}
      </div>
    </>
  );
}
