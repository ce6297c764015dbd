import { RequestList } from './request-list.tsx';

export const Component = () => <RequestList queue="approve" />;
