import type { ReactNode } from 'react';

/** The buttons at the end of a form. Put the submit button last. */
export function FormActions({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-col-reverse gap-2 pt-2 sm:flex-row sm:justify-end">{children}</div>;
}
