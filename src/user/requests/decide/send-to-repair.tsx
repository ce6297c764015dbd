import { RejectScreen, type RejectedQueue } from './reject-form.tsx';

export const Component = (of: RejectedQueue) => <RejectScreen {...of} decision="send-to-repair" />;
