# A student's program for IPS, lab 1, written for the tests of marking. The first argument, if any, is the one rule that
# it breaks. Level 1 is that of the course text; the other three are empty rooms.

import sys

FAULT = sys.argv[1] if len(sys.argv) > 1 else ""
LEVELS = [["########", "#.A.B.G#", "########"]] + [["#####", "#ABG#", "#####"]] * 3
STEPS = {1: (-1, 0), 2: (0, 1), 3: (1, 0), 4: (0, -1)}
words = iter(sys.stdin.read().split())
best = [0] * len(LEVELS)


def ask(prompt, last, complaint=""):
    while True:
        print(prompt, end="")
        word = next(words, None)
        if word is None:
            sys.exit(0)
        if word.lstrip("-").isdigit() and 1 <= int(word) <= last:
            return int(word)
        print(complaint, end="")


def show(level, score, grid):
    print(f"[INFO] Level #{level} best score: {best[level - 1]}")
    print(f"[INFO] Level #{level} current score: {score}")
    for row in grid:
        print("".join(row))


def move(grid, option):
    (row, column), = [(y, x) for y, line in enumerate(grid) for x, cell in enumerate(line) if cell in "AY"]
    dy, dx = STEPS[option] if FAULT != "left-is-right" else {**STEPS, 4: (0, 1)}[option]
    ahead, beyond = (row + dy, column + dx), (row + 2 * dy, column + 2 * dx)
    at = lambda place: grid[place[0]][place[1]]
    if at(ahead) == "#":
        return False
    if at(ahead) in "BX":
        if at(beyond) in "#BX":
            return False
        grid[beyond[0]][beyond[1]] = "X" if at(beyond) == "G" and FAULT != "no-x" else "B"
    grid[ahead[0]][ahead[1]] = "Y" if at(ahead) in "GX" else "A"
    grid[row][column] = "G" if grid[row][column] == "Y" else "."
    return True


def play(level):
    grid, score = [list(row) for row in LEVELS[level - 1]], 0
    while True:
        show(level, score, grid)
        options = "Options:\n\t1. Up | 2. Right | 3. Down | 4. Left |\n\t5. Show best move\n\t6. Quit game\n"
        prompt = "[INFO] Enter a game option [1-6]: "
        if FAULT == "options-once":
            print(options, end="")
            option = ask(prompt, 6)
        else:
            option = ask(options + prompt, 6)
        if option == 6:
            print("[INFO] QUIT GAME!")
            if FAULT == "quit-scores":
                best[level - 1] = score
            return
        if option == 5:
            continue
        moved = move(grid, option)
        if moved or FAULT != "blocked-free":
            score += 1
        if not any(cell in "GY" for row in grid for cell in row):
            break
    is_better = best[level - 1] > score and FAULT != "first-score-only"
    if best[level - 1] == 0 or is_better or FAULT == "last-score":
        best[level - 1] = score
    if FAULT != "no-last-screen":
        show(level, score, grid)
    print("[INFO] LEVEL COMPLETED!!!")


while True:
    print("[INFO] Menu options:\n\t1. New game.\n\t2. Save game.\n\t3. Load game.\n\t4. Resume game.\n\t5. Exit.")
    prompt = "[INFO] Enter an integer [1-5]: "
    option = ask(prompt, 6 if FAULT == "menu-six" else 5)
    if option == 5:
        break
    if option == 1:
        level = ask("[INFO] Choose the level [1-4]: ", 4, "" if FAULT == "silent-level" else "[ERROR]: level not found!\n")
        print(f"[INFO]: loading level #{level}")
        play(level)
