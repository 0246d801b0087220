// Everything that explains, as one module: loaded with the first question.

export { ExplainPanel, ExplainReplay, HintReason, LostReason } from './explain-panel.js';
export { toggleAsking, toggleIdea, toggleReplay } from './explain-state.js';
