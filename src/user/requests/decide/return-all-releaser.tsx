import { Refusal } from './refusal.tsx';

export const Component = () => <Refusal queue="release" decision="send-to-repair" isForSeveral />;
