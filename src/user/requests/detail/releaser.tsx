import { RequestDetailScreen } from './request-detail.tsx';

export const Component = () => <RequestDetailScreen queue="release" />;
