// VitePress's own look, in the colors of the app.

import DefaultTheme from 'vitepress/theme-without-fonts';
import { onMounted } from 'vue';
import './style.css';

export default {
  extends: DefaultTheme,
  // site/late-start.js waits for it.
  setup: () => onMounted(() => dispatchEvent(new Event('masu-ready'))),
};
