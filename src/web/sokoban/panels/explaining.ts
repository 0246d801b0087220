// What explains, loaded with the first hint or question.

export const explaining = () => import('../explain/index.js');
