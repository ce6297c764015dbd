import { Refusal } from './refusal.tsx';

export const Component = () => <Refusal queue="verify" decision="send-to-repair" />;
