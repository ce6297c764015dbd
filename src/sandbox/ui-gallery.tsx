import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { StatusTag } from '../ui/status-tag.tsx';
import { ActionSamples } from './gallery/actions.tsx';
import { FactSamples } from './gallery/facts.tsx';
import { FieldSamples } from './gallery/fields.tsx';
import { MessageSamples } from './gallery/messages.tsx';
import { PictureSamples } from './gallery/pictures.tsx';
import { TableSamples } from './gallery/tables.tsx';

/** Every component in its states, for those who build screens with them. */
export function UiGallery() {
  return (
    <main className="mx-auto flex w-full max-w-7xl flex-col gap-5 px-4 py-5 sm:px-6 sm:py-6">
      <PageHeader
        title="The components"
        breadcrumbs={[<a href="#sandbox">Sandbox</a>]}
        breadcrumbsLabel="Where you are"
        description="Each in its states, in the theme of your system or the one you choose."
        tag={<StatusTag tone="inform">Sandbox</StatusTag>}
        actions={<ThemeButton />}
      />
      <FactSamples />
      <TableSamples />
      <FieldSamples />
      <PictureSamples />
      <MessageSamples />
      <ActionSamples />
    </main>
  );
}

function toggleTheme() {
  const root = document.documentElement;
  root.dataset['theme'] = root.dataset['theme'] === 'dark' ? 'light' : 'dark';
}

function ThemeButton() {
  return (
    <Button variant="quiet" icon="moon" onPress={toggleTheme}>
      Light or dark
    </Button>
  );
}
