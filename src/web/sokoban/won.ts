// What a solved level needs: its message, what can follow, and the attempt for the rating. Loaded with the first one.

export { nextActions } from './next-actions.js';
export { noteEvents } from './state/attempt.js';
export { notifySolved } from './state/solved-message.js';
