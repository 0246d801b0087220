// Tables for commands; courses print them too.

export { type Align, tableLines } from '../../base/table.js';
