# A student's program for ECE 209 (Futoshiki), written for the tests of marking. The first argument, if any, is the one
# rule that it breaks. `other-solution` and `allows-equal` are right: any solution counts, and neighbors are never equal.

import sys

FAULT = sys.argv[1] if len(sys.argv) > 1 else ""


def read(name):
    with open(name) as file:
        lines = [line.rstrip("\r\n") for line in file if line.strip()]
    size = int(lines[0])
    puzzle, constraints = [0] * size * size, [0] * size * size
    for row, line in enumerate(lines[1 : 2 * size]):
        body = line[1 : 2 * size]
        for at, letter in enumerate(body):
            cell = row // 2 * size + at // 2
            if row % 2 == 0 and at % 2 == 0:
                puzzle[cell] = 0 if letter == "-" else int(letter)
            elif row % 2 == 0:
                constraints[cell] |= {"<": 1, ">": 2}.get(letter, 0)
            elif at % 2 == 0:
                constraints[cell] |= {"^": 4, "v": 8}.get(letter, 0)
    return puzzle, constraints, size


def show(puzzle, constraints, size):
    for row in range(size):
        line, below = "", ""
        for column in range(size):
            cell = row * size + column
            digit, bits = puzzle[cell], constraints[cell]
            line += str(digit) if digit else ("0" if FAULT == "prints-zero" else "-")
            below += "^" if bits & 4 else "v" if bits & 8 else " "
            if column < size - 1:
                line += "<" if bits & 1 else ">" if bits & 2 else " "
                below += " "
        print("|" + line + "|")
        if row < size - 1 and FAULT != "no-rows-between":
            print("|" + below + "|")


def holds(a, b, less):
    if a == 0 or b == 0:
        return True
    if FAULT == "allows-equal":
        return a <= b if less else a >= b
    return a < b if less else a > b


def legal(puzzle, constraints, size, cell, digit):
    row, column = divmod(cell, size)
    for other in range(size):
        if FAULT != "ignores-rows" and other != column and puzzle[row * size + other] == digit:
            return False
        if FAULT != "ignores-columns" and other != row and puzzle[other * size + column] == digit:
            return False
    pairs = []
    if column < size - 1:
        pairs.append((constraints[cell], cell + 1, 1, 2, False))
    if column > 0 and FAULT != "ignores-left":
        pairs.append((constraints[cell - 1], cell - 1, 1, 2, True))
    if row < size - 1:
        pairs.append((constraints[cell], cell + size, 4, 8, False))
    if row > 0 and FAULT != "ignores-above":
        pairs.append((constraints[cell - size], cell - size, 4, 8, True))
    for bits, other, less, greater, is_before in pairs:
        mine, theirs = (puzzle[other], digit) if is_before else (digit, puzzle[other])
        if bits & less and not holds(mine, theirs, True):
            return False
        if bits & greater and not holds(mine, theirs, False):
            return False
    return True


def solve(puzzle, constraints, size):
    if 0 not in puzzle:
        return True
    cell = puzzle.index(0)
    digits = range(1, size if FAULT == "misses-largest" else size + 1)
    for digit in reversed(digits) if FAULT == "other-solution" else digits:
        if legal(puzzle, constraints, size, cell, digit):
            puzzle[cell] = digit
            if solve(puzzle, constraints, size):
                return True
            if FAULT == "does-not-undo":
                return False
            puzzle[cell] = 0
    return False


print("Puzzle file: ", end="")
name = sys.stdin.readline().strip()
try:
    puzzle, constraints, size = read(name)
except OSError:
    print("Unable to open puzzle file: " + name)
    sys.exit(0 if FAULT == "exit-zero" else 1)
print("PUZZLE:")
show(puzzle, constraints, size)
print("\nSOLUTION:")
if solve(puzzle, constraints, size):
    show(puzzle, constraints, size)
else:
    print("no solution" if FAULT == "other-sentence" else "No solution exists.")
