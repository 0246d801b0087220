// How to call the list, the queue, and the tree of a submission for IN101. The text leaves the signatures to the student, so they are
// read from the headers: the name and the types of a function say whether it adds, looks up, or removes. From them a header is
// made for the C program that calls them. Maps are loaded by the student's own loader, and told apart by what the student's own
// function prints.

import { type CHeaders, type Prototype, readHeaders } from '../rubric/c-header.js';
import { headerText } from '../rubric/harness-program.js';

export type StoreId = 'list' | 'queue' | 'tree';

interface Roles {
  /** The name of the header that declares it, and as in the text. */
  readonly header: RegExp;
  readonly named: string;
  readonly add: RegExp;
  /** The other operation: a lookup, or for the queue the removal. */
  readonly other: RegExp;
}

const HAS =
  /contain|search|member|mem\b|_mem|find|is_?in|_in_|exist|look|belong|present|explored|visited|known|check|seen|already|appart|cherche|recherche|dans/i;
const ROLES: Readonly<Record<StoreId, Roles>> = {
  list: {
    ...{ header: /list|liste/i, named: 'linked_list_map.h' },
    ...{ add: /add|insert|cons|push|append|prepend|put|ajout/i, other: HAS },
  },
  tree: { ...{ header: /bst|tree|arbre/i, named: 'bst_map.h' }, add: /add|insert|push|put/i, other: HAS },
  queue: {
    ...{ header: /queue|file/i, named: 'queue_map.h' },
    ...{
      add: /enqueue|push|add|insert|append|put|enfile/i,
      other: /dequeue|pop|remove|take|defile|extract|retire|get/i,
    },
  },
};

const pointee = (type: string): string => type.replace(/\*$/, '');

/** Functions that a teacher has named for roles. */
type Names = ReadonlyMap<string, string>;

/** The function that the teacher named for a role, or those that may have it: by name first, then by types alone. */
function chosen(
  all: readonly Prototype[],
  role: string,
  names: Names,
  fits: (each: Prototype) => boolean,
  isNamed: (name: string) => boolean,
): Prototype | undefined {
  const own = names.get(role);
  if (own !== undefined) return all.find(({ name }) => name === own);
  const fitting = all.filter(fits);
  const byName = fitting.find(({ name }) => isNamed(name));
  return byName ?? (fitting.length === 1 ? fitting[0] : undefined);
}

/** What our program needs of the game: a function that loads a map, and one that prints it. */
function mapFunctions({ functions, bare }: CHeaders, names: Names) {
  const load = chosen(
    functions,
    'load',
    names,
    ({ type, parameters }) =>
      parameters.length === 1 &&
      /^(unsigned )?char\*$/.test(bare(parameters[0]?.type ?? '')) &&
      !/^(void|int|bool|char\*?|_Bool|FILE\*)$/.test(bare(type)),
    (name) => /load|read|charge|lire|lit_|parse|open|init|create|new|import/i.test(name),
  );
  if (!load) return 'No header declares a function that loads a map from a file and returns it (--map load=NAME).';
  const isMap = (type: string | undefined): boolean => type !== undefined && bare(type) === bare(load.type);
  const print = chosen(
    functions,
    'print',
    names,
    ({ type, parameters }) => parameters.length === 1 && isMap(parameters[0]?.type) && /^(void|int)$/.test(bare(type)),
    (name) => /print|show|display|affich|draw/i.test(name),
  );
  if (!print) return `No header declares a function that prints a ${load.type} (--map print=NAME).`;
  return { type: load.type, load: load.name, print: print.name };
}

/** A value for a parameter that a case says nothing about. */
const emptyValue = (type: string, bare: (type: string) => string): string =>
  bare(type).endsWith('*') ? 'NULL' : bare(type) === 'char' ? "'N'" : '0';

/**
 * How a store of the student is made and used, in C; an operation has `m` for the map. The store is a variable `store`. An operation takes it, a pointer to it, or returns it changed; a function without
 * parameters that returns it makes it, and otherwise it is empty: NULL, or a structure of zeros.
 */
function storeCode(
  { functions, bare, fields }: CHeaders,
  names: readonly string[],
  id: StoreId,
  map: { readonly type: string },
  teacher: Names,
) {
  const { add, other } = ROLES[id];
  const isMap = (type: string): boolean => bare(type) === bare(map.type);
  const own = functions.filter(({ name, parameters }) => names.includes(name) && parameters.length > 0);
  const removes = id === 'queue';
  const isAnswer = (type: string): boolean => /^(unsigned )?(int|char|short|long|bool|_Bool)$/.test(bare(type).trim());
  const second = removes
    ? chosen(
        own,
        'remove',
        teacher,
        ({ type, parameters }) =>
          parameters.length === 1 && !isMap(parameters[0]?.type ?? '') && !/^(void|int|bool|_Bool)$/.test(bare(type)),
        (name) => other.test(name) && !/^(init|new|create|make|free|empty|is_)/i.test(name),
      )
    : chosen(
        own,
        'lookup',
        teacher,
        ({ name, type, parameters }) =>
          parameters.length === 2 &&
          parameters.filter((each) => isMap(each.type)).length === 1 &&
          bare(type) !== 'void' &&
          (isAnswer(type) || other.test(name)) &&
          !(add.test(name) && !other.test(name)),
        (name) => other.test(name),
      );
  const what = removes ? 'removes the first of the queue and returns it' : `says if the ${id} has a map`;
  const role = removes ? 'remove' : 'lookup';
  if (!second) return `${ROLES[id].named} declares no function that ${what} (--map ${role}=NAME).`;
  const keyType = second.parameters.find(({ type }) => !isMap(type))?.type ?? '';
  // What a queue holds: maps, or cells of its own with a map in them.
  const elementType = removes ? second.type : map.type;
  const isHeld = (type: string): boolean => bare(type) === bare(elementType) || isMap(type);
  const kinship = (type: string): boolean => pointee(pointee(bare(type))) === pointee(pointee(bare(keyType)));
  const first = chosen(
    own,
    'add',
    teacher,
    ({ name, parameters }) =>
      name !== second.name &&
      parameters.some(({ type }) => isHeld(type)) &&
      parameters.some(({ type }) => kinship(type) && (!isHeld(type) || parameters.length > 1)),
    (name) => add.test(name),
  );
  if (!first)
    return `${ROLES[id].named} declares no function that adds a map to the ${id} that ${second.name} takes (--map add=NAME).`;
  return joined(first, second, { bare, fields, functions }, keyType, elementType, isMap, removes);
}

function joined(
  first: Prototype,
  second: Prototype,
  { bare, fields, functions }: CHeaders,
  keyType: string,
  elementType: string,
  isMap: (type: string) => boolean,
  removes: boolean,
) {
  const heldAt = first.parameters.findIndex(({ type }) => isMap(type) || (removes && bare(type) === bare(elementType)));
  const storeAt = first.parameters.findIndex(
    ({ type }, at) => at !== heldAt && pointee(pointee(bare(type))) === pointee(pointee(bare(keyType))),
  );
  const storeType = first.parameters[storeAt]?.type;
  const heldType = first.parameters[heldAt]?.type;
  if (storeType === undefined || heldType === undefined) return `The parameters of ${first.name} are not understood.`;
  const isReturned = bare(first.type) === bare(storeType);
  // The variable has the type that is passed around: what add returns, what a function makes, or what its pointer points to.
  const makers = functions.filter(({ parameters }) => parameters.length === 0);
  const isMade = makers.some(({ type }) => bare(type) === bare(storeType));
  const isPassed = isReturned || isMade || !bare(storeType).endsWith('*');
  const variable = isPassed ? storeType : pointee(bare(storeType));
  const spelled = variable.replace(/^struct of /, '');
  const passed = (type: string): string | undefined => {
    if (bare(type) === bare(variable)) return 'store';
    if (pointee(bare(type)) === bare(variable)) return '&store';
    return bare(type) === pointee(bare(variable)) ? '*store' : undefined;
  };
  const [toAdd, toOther] = [passed(storeType), passed(keyType)];
  if (toAdd === undefined || toOther === undefined) return `${first.name} and ${second.name} take different types.`;
  const maker = makers.find(({ type }) => bare(type) === bare(variable));
  const newMap = maker && `${maker.name}()`;
  const empty = bare(variable).endsWith('*') ? 'NULL' : '{0}';
  const cell = isMap(heldType)
    ? undefined
    : functions.find(
        ({ type, parameters }) => bare(type) === bare(heldType) && parameters.some((each) => isMap(each.type)),
      );
  if (!isMap(heldType) && !cell) return `No header declares a function that makes a ${heldType} with a map.`;
  const given = (called: Prototype, at: (index: number) => string | undefined): string =>
    `${called.name}(${called.parameters.map(({ type }, index) => at(index) ?? emptyValue(type, bare)).join(', ')})`;
  const mapArguments = cell
    ? given(cell, (index) => (isMap(cell.parameters[index]?.type ?? '') ? 'm' : undefined))
    : 'm';
  const added = given(first, (index) => (index === heldAt ? mapArguments : index === storeAt ? toAdd : undefined));
  const asked = given(second, (index) => (isMap(second.parameters[index]?.type ?? '') ? 'm' : toOther));
  const field = isMap(elementType) ? undefined : fields(elementType).find(({ type }) => isMap(type));
  if (removes && !isMap(elementType) && !field) return `${elementType}, which ${second.name} returns, has no map.`;
  const other = removes && field ? `(${asked})${bare(elementType).endsWith('*') ? '->' : '.'}${field.name}` : asked;
  return { declared: `${spelled} store = ${newMap ?? empty};`, add: isReturned ? `store = ${added}` : added, other };
}

/** The header that tells the C program how to call a store of the student's, or why there can't be one. */
export function storeHeader(
  texts: ReadonlyMap<string, string>,
  id: StoreId,
  teacher: Names = new Map(),
): { readonly header: string } | { readonly problem: string } {
  const headers = readHeaders([...texts.values()]);
  const paths = [...texts.keys()];
  const { header, named } = ROLES[id];
  const own = paths.filter((path) => header.test(path.replace(/.*\//, '')));
  if (own.length === 0) return { problem: `There is no ${named}.` };
  const names = readHeaders(own.map((path) => texts.get(path) ?? '')).functions.map(({ name }) => name);
  const map = mapFunctions(headers, teacher);
  if (typeof map === 'string') return { problem: map };
  const code = storeCode(headers, names, id, map, teacher);
  if (typeof code === 'string') return { problem: code };
  const other = id === 'queue' ? { MASU_TAKE_MAP: code.other } : { MASU_HAS_MAP: code.other };
  return {
    header: headerText(paths, {
      ...{ MASU_MAP: map.type, MASU_LOAD_MAP: map.load, MASU_PRINT_MAP: map.print },
      ...{ MASU_DECLARE_STORE: code.declared, MASU_ADD_MAP: code.add, ...other },
    }),
  };
}
