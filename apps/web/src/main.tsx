import './styles/base.css';
import './styles/parts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { followLanguage } from './i18n.ts';
import { Boundary } from './shell/boundary.tsx';
import { stayWhile } from './patience.ts';
import { dress } from './preferences.ts';
import { isSending } from './server.ts';

dress();
stayWhile(isSending);
await followLanguage();
createRoot(document.getElementById('page')!).render(
  <StrictMode>
    <Boundary>
      <App />
    </Boundary>
  </StrictMode>,
);
