// What a solved level needs: its message, what can follow, and the attempt for the rating. Loaded with the first one.

export { noteEvents } from './state/attempt.js';
export { nextActions } from './state/next-actions.js';
export { notifySolved } from './state/solved-message.js';
