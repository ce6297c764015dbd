import { RefusalScreen, type RefusedQueue } from './refusal.tsx';

export const Component = (of: RefusedQueue) => <RefusalScreen {...of} decision="send-to-repair" />;
