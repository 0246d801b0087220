# A student's program for MAC110 (text Sokoban), written for the tests of marking. The first argument, if any, is the one
# rule that it breaks.

import sys

FAULT = sys.argv[1] if len(sys.argv) > 1 else ""
STEPS = {"u": (-1, 0), "d": (1, 0), "l": (0, -1), "r": (0, 1)}
PROMPT = "up, down, left, right, undo (one step back) or quit (u/d/l/r/b/q): "


def expand(line):
    text, count = "", ""
    for letter in line:
        if letter.isdigit():
            count = letter if FAULT == "one-digit" else count + letter
        else:
            text += ("\n" if letter == "|" else " " if letter == "-" else letter) * int(count or 1)
            count = ""
    return text.split("\n")


def load(name):
    with open(name) as file:
        lines = [line.rstrip("\n") for line in file]
    rows = expand(lines[0]) if name.endswith(".xsb") else [line for line in lines if line]
    width = max(map(len, rows))
    return [list(row.ljust(width)) for row in rows]


def show(board):
    for row in board:
        print("".join(row).rstrip())
    print()


def player(board):
    return next((y, x) for y, row in enumerate(board) for x, cell in enumerate(row) if cell in "@+")


def on(cell, goal, floor):
    return goal if cell in ".*+" else floor


def move(board, letter):
    """The letter of the move made, or an empty text."""
    (y, x), (dy, dx) = player(board), STEPS[letter]
    ay, ax, by, bx = y + dy, x + dx, y + 2 * dy, x + 2 * dx
    is_push = board[ay][ax] in "$*"
    if board[ay][ax] == "#":
        return ""
    if is_push and (board[by][bx] == "#" or (board[by][bx] in "$*" and FAULT != "two-boxes")):
        return ""
    if is_push:
        board[by][bx] = on(board[by][bx], "$" if FAULT == "no-star" else "*", "$")
    board[ay][ax] = on(board[ay][ax], "+", "@")
    board[y][x] = " " if FAULT == "forgets-goal" else on(board[y][x], ".", " ")
    return letter.upper() if is_push else letter


def undo(board, letter):
    (y, x), (dy, dx) = player(board), STEPS[letter.lower()]
    if letter.isupper() and FAULT != "undo-leaves-box":
        board[y + dy][x + dx] = on(board[y + dy][x + dx], ".", " ")
        under = on(board[y][x], "*", "$")
    else:
        under = on(board[y][x], ".", " ")
    board[y - dy][x - dx] = on(board[y - dy][x - dx], "+", "@")
    board[y][x] = under


def is_complete(board):
    return not any("$" in row for row in board)


def main():
    print("Map: ", end="")
    board, history = load(sys.stdin.readline().strip()), []
    show(board)
    while True:
        print(PROMPT, end="")
        line = sys.stdin.readline()
        if not line:
            return
        for letter in line.strip():
            if letter == "q":
                return
            if letter == "b":
                if history:
                    undo(board, history.pop())
                if FAULT == "undo-all":
                    while history:
                        undo(board, history.pop())
            elif letter in STEPS:
                made = move(board, letter)
                if made or FAULT == "blocked-in-history":
                    history.append(made or letter)
                if made and is_complete(board) and FAULT != "goes-on":
                    show(board)
                    print("Done." if FAULT == "other-sentence" else "Congratulations! Level complete.")
                    return
            if FAULT == "screen-per-letter":
                show(board)
        show(board)


main()
