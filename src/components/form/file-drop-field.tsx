import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { takeFiles, USUAL_FILES, type FileRules } from '../../lib/file-rules.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { useFileSize } from '../text/use-file-size.ts';
import { useTexts } from '../text/use-texts.ts';
import { useField, type FormFieldProps } from './use-field.ts';

interface FileDropFieldProps<Values extends FieldValues> extends Pick<
  FormFieldProps<Values>,
  'name' | 'label' | 'isDisabled'
> {
  /** The default is csv and txt, 5 MB per file and ten files. */
  readonly rules?: Partial<FileRules>;
  readonly onFiles?: (files: readonly File[]) => void;
}

/** Files that are sent with the form. The form holds File objects; rejected files are explained immediately. */
export function FileDropField<Values extends FieldValues = FieldValues>(props: FileDropFieldProps<Values>) {
  const { name, label, isDisabled, onFiles } = props;
  const rules = { ...USUAL_FILES, ...props.rules };
  const t = useTexts('common');
  const sizeText = useFileSize();
  const { value = [], onChange, error } = useField<readonly File[] | undefined>(name, label);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const words = {
    types: rules.endings.map((ending) => ending.slice(1).toUpperCase()).join(', '),
    size: sizeText(rules.mostBytes),
    count: rules.mostFiles,
  };
  const hold = (files: readonly File[]) => {
    onChange(files);
    onFiles?.(files);
  };
  const take = (added: readonly File[]) => {
    const { kept, refused } = takeFiles(rules.mostFiles === 1 ? [] : value, added, rules);
    setRefusals(refused.map((file) => t(`form.${file.fault}`, { ...words, name: file.name })));
    hold(kept);
  };
  return (
    <FileDrop
      label={label}
      prompt={t('form.fileDrop')}
      chooseLabel={t('form.fileChoose')}
      description={t(rules.mostFiles === 1 ? 'form.fileRulesOne' : 'form.fileRules', words)}
      onFiles={take}
      files={value.map((file) => ({ id: file.name, name: file.name, note: sizeText(file.size) }))}
      onRemove={(removed) => hold(value.filter((file) => file.name !== removed))}
      removeLabel={t('action.remove')}
      accept={rules.endings}
      isMany={rules.mostFiles > 1}
      isDisabled={isDisabled}
      error={refusals.length > 0 ? refusals.join(' ') : error}
    />
  );
}
