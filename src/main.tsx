import './ui/theme.css';
import { createRoot } from 'react-dom/client';
import { startPortal } from './start.tsx';

const container = document.querySelector('#root');
if (!container) throw new Error('The page has no place for the portal');
await startPortal(createRoot(container));
