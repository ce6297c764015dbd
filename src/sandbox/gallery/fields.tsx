import { useState } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import { MultiTagField } from '../../ui/multi-tag-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { RadioList } from '../../ui/radio-list.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ChoiceFields, DateFields, FileFields, MoneyFields } from './field-parts.tsx';
import { InColumns, Sample } from './sample.tsx';

const rails = [
  { id: 'bifast', label: 'BI-FAST', icon: 'bolt', detail: 'Rp 2.500', description: 'Arrives within a minute' },
  { id: 'rtgs', label: 'RTGS', icon: 'bank', detail: 'Rp 25.000', description: 'Arrives today before 16:00' },
  {
    id: 'skn',
    label: 'SKN',
    icon: 'layers',
    detail: 'Rp 2.900',
    description: 'Arrives today in the next batch',
    disabledReason: 'At most Rp 1.000.000.000 a transfer',
  },
] as const;

export function FieldSamples() {
  return (
    <>
      <Sample title="Text fields">
        <InColumns>
          <TextFields />
        </InColumns>
      </Sample>
      <Sample title="Amounts, choices and dates">
        <InColumns>
          <MoneyFields />
          <ChoiceFields />
          <DateFields />
        </InColumns>
      </Sample>
      <Sample title="Choices">
        <Choices />
      </Sample>
      <Sample title="Files">
        <FileFields />
      </Sample>
    </>
  );
}

function TextFields() {
  const [text, setText] = useState('Gaji November');
  const [search, setSearch] = useState('Nusantara');
  const [email, setEmail] = useState('');
  const [emails, setEmails] = useState(['dewi@nusantara.co.id', 'finance@nusantara.co.id']);
  return (
    <>
      <TextField
        label="Message to the payee"
        note="13/35"
        value={text}
        onChange={setText}
        description="Shown on the statement"
      />
      <TextField label="NPWP" hasFigures value="01.234.567.8" onChange={setText} error="An NPWP has 15 or 16 digits." />
      <TextField label="Reference" note="optional" value="INV-2026-0118" onChange={setText} isDisabled />
      <TextField
        label="Payee"
        value="PT Sumber Rejeki"
        onChange={setText}
        warning="The bank knows this account as PT Sumber Rezeki."
      />
      <PasswordField label="Password" revealLabel="Show" hideLabel="Hide" value="rahasia" onChange={setText} />
      <SearchField
        label="Search payments"
        clearLabel="Clear"
        placeholder="Payee, reference, amount"
        value={search}
        onChange={setSearch}
      />
      <MultiTagField
        label="Tell these people"
        values={emails}
        text={email}
        onType={setEmail}
        onTake={() => {
          setEmails([...emails, email]);
          setEmail('');
        }}
        onRemove={(gone) => setEmails(emails.filter((one) => !gone.has(one)))}
        listLabel="E-mail addresses"
        removeLabel={(address) => `Remove ${address}`}
        description="Enter or a comma adds an address"
      />
      <TextArea label="Reason" value={text} onChange={setText} maxLength={200} />
    </>
  );
}

function Choices() {
  const [rail, setRail] = useState('bifast');
  const [kind, setKind] = useState('now');
  const [days, setDays] = useState(['mon']);
  const [isOn, setOn] = useState(true);
  return (
    <div className="flex flex-col gap-5">
      <RadioCards label="How to send it" choices={rails} value={rail} onChange={setRail} columns={3} />
      <RadioList
        label="When"
        isInRow
        options={[
          { id: 'now', label: 'Now' },
          { id: 'later', label: 'On a date' },
          { id: 'often', label: 'Repeatedly' },
        ]}
        value={kind}
        onChange={setKind}
      />
      <CheckboxGroup
        label="On which days"
        isInRow
        options={[
          { id: 'mon', label: 'Monday' },
          { id: 'wed', label: 'Wednesday' },
          { id: 'sat', label: 'Saturday', isDisabled: true },
        ]}
        value={days}
        onChange={setDays}
        error={days.length === 0 ? 'Choose a day.' : undefined}
      />
      <Checkbox isSelected={isOn} onChange={setOn} description="They are listed in the schedule of charges.">
        I agree to the fees
      </Checkbox>
      <Checkbox isSelected={false} error="Agree to the terms to go on.">
        I agree to the terms
      </Checkbox>
      <Switch isSelected={isOn} onChange={setOn} description="By e-mail and in the inbox">
        Tell me when it is done
      </Switch>
    </div>
  );
}
