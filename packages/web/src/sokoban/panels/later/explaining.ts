// Loads what explains, with the first hint or question.

export const explaining = () => import('../../explain/explanations.js');
