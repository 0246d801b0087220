# A student's program for IPS, written for the tests of marking: lab 1 as the course says, and labs 2 and 3 in words of its
# own. The first argument, if any, is the one rule that it breaks; the second, a folder with other levels. Level 1 is that
# of the course text; the other three are empty rooms.

import os
import sys

FAULT = sys.argv[1] if len(sys.argv) > 1 else ""
LEVELS = [["########", "#.A.B.G#", "########"]] + [["#####", "#ABG#", "#####"]] * 3
if len(sys.argv) > 2:
    paths = [os.path.join(sys.argv[2], f"level{number}.txt") for number in range(1, 9)]
    LEVELS = [open(path).read().split() for path in paths if os.path.exists(path)]
STEPS = {1: (-1, 0), 2: (0, 1), 3: (1, 0), 4: (0, -1)}
words = iter(sys.stdin.read().split())
best = [0] * len(LEVELS)
game = None  # level, score, grid


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


def is_won(grid):
    return not any(cell in "GY" for row in grid for cell in row)


def best_move(grid):
    layer, seen = [(None, grid)], set()
    while layer:
        following = []
        for first, state in layer:
            for option in STEPS:
                after = [row[:] for row in state]
                if not move(after, option) or str(after) in seen:
                    continue
                seen.add(str(after))
                if is_won(after):
                    return first or option
                following.append((first or option, after))
        layer = following
    return None


def save(path):
    level, score, grid = game
    if FAULT == "saves-no-score":
        score = 0
    with open(path, "w") as file:
        file.write(f"Score: {score}\nLevel: {level}\nState:\n")
        file.write(f"rows: {len(grid)}\ncolumns: {len(grid[0])}\n")
        for row in LEVELS[level - 1] if FAULT == "saves-the-start" else grid:
            file.write("".join(row) + "\n")


def load(path):
    global game
    if FAULT == "load-forgets":
        game = None
    try:
        lines = open(path).read().split("\n")
    except OSError:
        print("Cannot open it.")
        return
    game = (int(lines[1][7:]), int(lines[0][7:]), [list(row) for row in lines[5:] if row])
    if FAULT == "load-clears-scores":
        best[:] = [0] * len(best)


def play(level, grid=None, score=0):
    global game
    grid = grid or [list(row) for row in LEVELS[level - 1]]
    while True:
        game = (level, score, grid)
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
            found = 4 if FAULT == "bad-advice" else best_move(grid)
            print("I would go", {1: "up", 2: "right", 3: "down", 4: "left"}.get(found, "home"))
            if FAULT == "advice-costs":
                score += 1
            continue
        moved = move(grid, option)
        if moved or FAULT != "blocked-free":
            score += 1
        if is_won(grid):
            break
    game = (level, score, grid)
    is_better = best[level - 1] > score and FAULT != "first-score-only"
    if best[level - 1] == 0 or is_better or FAULT == "last-score":
        best[level - 1] = score
    if FAULT == "one-score":
        best[:] = [score] * len(best)
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
        last = 3 if FAULT == "three-levels" else len(LEVELS)
        level = ask(f"[INFO] Choose the level [1-{len(LEVELS)}]: ", last, "" if FAULT == "silent-level" else "[ERROR]: level not found!\n")
        print(f"[INFO]: loading level #{level}")
        play(level)
    elif option == 4:
        if game is None or is_won(game[2]) and FAULT != "resumes-won":
            print("Nothing to go on with.")
        elif FAULT == "resume-restarts":
            play(game[0])
        else:
            play(game[0], game[2], game[1])
    elif option in (2, 3):
        print("Which file?")
        path = next(words)
        if option == 3:
            load(path)
        elif game:
            save(path)
