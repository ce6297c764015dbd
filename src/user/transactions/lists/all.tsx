import { TransactionList } from './transaction-list.tsx';

export const Component = () => <TransactionList status="all" />;
