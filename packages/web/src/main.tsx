// Entry of the web app: appearance before the first paint, the frame at once, and the page when saved data is loaded.
// The page's code loads meanwhile.

import './styles/index.css';
import { render } from 'preact';
import { keepFocus } from './keep-focus.js';
import { language } from './language.js';
import { startRouting } from './route.js';
import { startSaves } from './saves/saves.js';
import { fetchPage } from './shell/page.js';
import { Shell } from './shell/shell.js';
import { listenForText } from './text-listeners.js';
import { startColors, startTheme } from './theme/theme.js';

document.documentElement.lang = language;
startTheme();
startRouting();
const root = document.getElementById('app');

if (!root) throw new Error('the page has no element for the app');

const show = (isReady: boolean): void => render(<Shell isReady={isReady} />, root);

fetchPage();
addEventListener('gamepadconnected', () => void import('./app/gamepad.js').then(({ readGamepads }) => readGamepads()));
listenForText();
keepFocus(root);

const otherPages = () => import('./saves/other-pages.js');

const loading = startSaves((message) => void otherPages().then(({ hear }) => hear(message)));

// The frame, and then the page, each in a task of its own, so that input isn't delayed on a slow phone.
setTimeout(() => {
  startColors();
  show(false);
  void loading.then(() => setTimeout(() => show(true)));
});
