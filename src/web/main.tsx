// The start of the web app: the look before the first paint, what is kept, then the page.

import './styles/index.css';
import { render } from 'preact';
import { Shell } from './app/shell.js';
import { startRouting } from './route.js';
import { startSaves } from './saves/saves.js';
import { startTheme } from './theme.js';

startTheme();
startRouting();
const root = document.getElementById('app');
if (!root) throw new Error('the page has no place for the app');
void startSaves().then(() => render(<Shell />, root));
