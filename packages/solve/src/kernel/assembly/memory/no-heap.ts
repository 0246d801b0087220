// The language's runtime for the kernel: none. Its heap would begin where the arena begins, so both would give the same memory
// away, and a search would go wrong without a sign. What allocates (`new`, array literals of variables, strings put together)
// needs one of these functions and does not compile. Constant tables and texts are static data and fine.

@global
function __alloc(_size: usize): usize {
  ERROR('The kernel has no heap: no new, no array of variables, no text. Take a table or a record (memory/tables.ts).');
  return 0;
}

@global
function __realloc(_block: usize, _size: usize): usize {
  ERROR('The kernel has no heap: no new, no array of variables, no text. Take a table or a record (memory/tables.ts).');
  return 0;
}

@global
function __new(_size: usize, _id: u32): usize {
  ERROR('The kernel has no heap: no new, no array of variables, no text. Take a table or a record (memory/tables.ts).');
  return 0;
}

@global
function __renew(_block: usize, _size: usize): usize {
  ERROR('The kernel has no heap: no new, no array of variables, no text. Take a table or a record (memory/tables.ts).');
  return 0;
}

@global
function __free(_block: usize): void {}

@global
function __link(_parent: usize, _child: usize, _expectMultiple: bool): void {}

@global
function __pin(block: usize): usize {
  return block;
}

@global
function __unpin(_block: usize): void {}

@global
function __visit(_block: usize, _cookie: u32): void {}

@global
function __collect(): void {}
