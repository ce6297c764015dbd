import { Refusal } from './refusal.tsx';

export const Component = () => <Refusal queue="approve" decision="send-to-repair" />;
