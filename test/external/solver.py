# A small Sokoban solver for tests of external programs, in Python: reads standard input, prints a collection with its
# solution. Also a Latin-square solver: `solver.py grid` reads a Futoshiki as masu writes it (format `bars`).

import sys
from collections import deque


def moves(lines):
    cells = {(y, x): letter for y, line in enumerate(lines) for x, letter in enumerate(line)}
    goals = frozenset(at for at, letter in cells.items() if letter in '.*+')
    start = next(at for at, letter in cells.items() if letter in '@+')
    boxes = frozenset(at for at, letter in cells.items() if letter in '$*')
    free = {at for at, letter in cells.items() if letter != '#'}
    queue, before = deque([(start, boxes)]), {(start, boxes): None}
    while queue:
        state = queue.popleft()
        player, boxes = state
        if boxes == goals:
            path = ''
            while before[state]:
                path, state = before[state][1] + path, before[state][0]
            return path
        for letter, (dy, dx) in zip('urdl', ((-1, 0), (0, 1), (1, 0), (0, -1))):
            to = (player[0] + dy, player[1] + dx)
            if to not in free:
                continue
            after, step = boxes, letter
            if to in boxes:
                onto = (to[0] + dy, to[1] + dx)
                if onto not in free or onto in boxes:
                    continue
                after, step = boxes - {to} | {onto}, letter.upper()
            if (to, after) not in before:
                before[(to, after)] = (state, step)
                queue.append((to, after))
    return None


def grid(text):
    rows = text.split('\n')
    size = int(rows[0])
    lines = [row.strip('|') for row in rows[1:] if row.startswith('|')]
    given, signs = {}, []
    for y in range(size):
        for x in range(size):
            if lines[2 * y][2 * x] != '-':
                given[(y, x)] = int(lines[2 * y][2 * x])
            if x + 1 < size and lines[2 * y][2 * x + 1] in '<>':
                signs.append(((y, x), (y, x + 1), lines[2 * y][2 * x + 1] == '<'))
            if y + 1 < size and lines[2 * y + 1][2 * x] in '^v':
                signs.append(((y, x), (y + 1, x), lines[2 * y + 1][2 * x] == '^'))
    board = {}

    def fits(at, digit):
        if any(board.get((at[0], i)) == digit or board.get((i, at[1])) == digit for i in range(size)):
            return False
        if at in given and given[at] != digit:
            return False
        for a, b, rises in signs:
            one, two = (digit if a == at else board.get(a)), (digit if b == at else board.get(b))
            if one and two and (one < two) != rises:
                return False
        return True

    def fill(index):
        if index == size * size:
            return True
        at = divmod(index, size)
        for digit in range(1, size + 1):
            if fits(at, digit):
                board[at] = digit
                if fill(index + 1):
                    return True
                del board[at]
        return False

    if fill(0):
        for y in range(size):
            print(' '.join(str(board[(y, x)]) for x in range(size)))
    else:
        print('no solution')


text = sys.stdin.read()
if 'grid' in sys.argv:
    grid(text)
else:
    board = [line for line in text.split('\n') if '#' in line]
    found = moves(board)
    print('\n'.join(board))
    print('\nSolution\n' + found if found else '\nThis level has no solution.')
