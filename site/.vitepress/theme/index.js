// VitePress's own look, in the colors of the app.

import DefaultTheme from 'vitepress/theme-without-fonts';
import './style.css';

export default DefaultTheme;
