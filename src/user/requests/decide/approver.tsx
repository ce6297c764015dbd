import { Confirmation } from './confirmation.tsx';

export const Component = () => <Confirmation decision="approve" />;
