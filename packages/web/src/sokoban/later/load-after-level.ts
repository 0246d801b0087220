// What is loaded once a level is shown.

export const afterLevel = () => import('../panels/later/after-level.js');
