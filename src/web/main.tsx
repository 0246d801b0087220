// The start of the web app: the look before the first paint, the frame at once, and the page when what is kept is here;
// the page's own code comes meanwhile.

import './styles/index.css';
import { render } from 'preact';
import { fetchPage } from './app/page.js';
import { Shell } from './app/shell.js';
import { startRouting } from './route.js';
import { startSaves } from './saves/saves.js';
import { startTheme } from './theme.js';

startTheme();
startRouting();
const root = document.getElementById('app');
if (!root) throw new Error('the page has no place for the app');
const show = (isReady: boolean): void => render(<Shell isReady={isReady} />, root);
fetchPage();
show(false);
void startSaves().then(() => show(true));
