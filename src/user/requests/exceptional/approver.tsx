import { ExceptionalConfirmation } from './exceptional-confirmation.tsx';

export const Component = () => <ExceptionalConfirmation queue="exceptional-approve" />;
