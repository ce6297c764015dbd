import { Icon } from './icons/icon.tsx';

/** A check without a finding. It is not green: another check on the same page may have found something. */
export function CheckedLine({ text }: { readonly text: string }) {
  return (
    <p role="status" className="flex items-start gap-1.5 text-ink-soft">
      <Icon name="check" size={16} className="mt-1" />
      {text}
    </p>
  );
}
