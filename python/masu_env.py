"""Sokoban for learning agents: Gymnasium's signatures over `masu env`, in one file without dependencies.

    env = SokobanEnv(file="levels.txt", exact=True)
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(info["optimal"][0])

With numpy, observations are arrays; with gymnasium, the environments are `gymnasium.Env` and `gymnasium.vector.VectorEnv` and
have spaces. Without them, observations are lists, and everything else is the same. The protocol is in docs/env.md of masu.
"""

import json
import os
import shlex
import shutil
import subprocess

try:
    import numpy
except ImportError:
    numpy = None

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
except ImportError:
    gymnasium = None

__all__ = ["Client", "MasuError", "SokobanEnv", "SokobanVectorEnv"]
__version__ = "0.1.0"

#: The version of the protocol that this file speaks.
PROTOCOL = 1

_Base = gymnasium.Env if gymnasium else object
_VectorBase = gymnasium.vector.VectorEnv if gymnasium else object

#: Actions of each preset; numbers are those of the preset.
_ACTIONS = {"boxoban": 4, "gym-sokoban": 9, "jumanji": 4}
_LETTERS = {"u": 0, "r": 1, "d": 2, "l": 3}


class MasuError(Exception):
    """What masu refused, in a sentence. `code` is one of the codes of docs/env.md, or `ended` if the program is gone."""

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


def _find_command(command):
    """The words that start masu: given, from the variable MASU, or the program `masu` on the path."""
    if command is not None:
        return shlex.split(command) if isinstance(command, str) else list(command)
    if os.environ.get("MASU"):
        return shlex.split(os.environ["MASU"])
    found = shutil.which("masu")
    if found is None:
        raise MasuError("not-found", "No program `masu` on the path: install it, or set MASU to the command that starts it.")
    return [found]


class Client:
    """A running `masu env`: one request, one reply."""

    def __init__(self, command=None, memory=None):
        words = _find_command(command) + ["env"]
        if memory is not None:
            words += ["--memory", str(memory)]
        self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        try:
            #: What the program says about itself.
            self.hello = self.request(do="hello", version=PROTOCOL)
        except BaseException:
            self.close()
            raise

    def request(self, **fields):
        """Sends a request and returns the reply, or raises MasuError. Fields that are None are left out."""
        process = self._process
        if process is None:
            raise MasuError("ended", "This environment is closed.")
        line = json.dumps({name: value for name, value in fields.items() if value is not None}) + "\n"
        try:
            process.stdin.write(line.encode())
            process.stdin.flush()
            answer = process.stdout.readline()
        except BrokenPipeError:
            answer = b""
        if not answer:
            raise MasuError("ended", "masu ended, with exit code %s." % process.wait())
        reply = json.loads(answer)
        if not reply["ok"]:
            raise MasuError(reply["error"]["code"], reply["error"]["message"])
        return reply

    def close(self):
        """Ends the program. Closing twice does nothing."""
        process, self._process = self._process, None
        if process is None:
            return
        process.stdin.close()
        process.stdout.close()
        process.wait()


class _Sokoban:
    """What a single environment and a vector of them share: the program, the settings, and how boards are read."""

    def _open(self, settings, observe, preset, exact, command, memory):
        if observe not in ("text", "ids", "onehot"):
            raise ValueError("observe: expected text, ids, or onehot, got %r" % (observe,))
        self._observe, self._preset, self._exact = observe, preset, exact
        self._client = Client(command, memory)
        self._planes = self._client.hello["planes"].get(preset)
        # A digit per cell is the shortest to read.
        wire = "digits" if numpy and observe != "text" else observe
        try:
            self._first = self._client.request(do="reset", observe=wire, preset=preset, exact=exact, **settings)
        except BaseException:
            self._client.close()
            raise
        self.shape = (self._first["height"], self._first["width"])
        #: How many valid levels the source has.
        self.level_count = self._first["count"]

    def _boards(self, texts):
        """Observations as one array, or as a list."""
        if self._observe == "text" or not numpy:
            return texts
        digits = numpy.frombuffer("".join(texts).encode(), numpy.uint8).reshape(len(texts), *self.shape) - 48
        if self._observe == "ids":
            return digits
        return numpy.eye(self._planes, dtype=numpy.uint8)[digits]

    def _actions(self, values):
        """Optimal actions as numbers; None if they are not known."""
        if values is None or self._preset != "boxoban":
            return values
        return [_LETTERS[letter.lower()] for letter in values]

    def _spaces(self):
        """The space of an observation and of an action, with gymnasium."""
        actions = gymnasium.spaces.Discrete(_ACTIONS[self._preset])
        if self._observe == "text":
            length = (self.shape[1] + 1) * self.shape[0] - 1
            return gymnasium.spaces.Text(length, min_length=length, charset="# .$*@+\n"), actions
        if not numpy:
            raise MasuError("not-found", "Spaces of numbers need numpy.")
        if self._observe == "ids":
            return gymnasium.spaces.Box(0, self._planes - 1, self.shape, numpy.uint8), actions
        return gymnasium.spaces.Box(0, 1, (*self.shape, self._planes), numpy.uint8), actions

    def request(self, **fields):
        """A request of the protocol, for what the signatures here do not have."""
        return self._client.request(**fields)


class SokobanEnv(_Sokoban, _Base):
    """One board. Name one source of levels: `level` (text), `file` (with `levels`, a list of numbers), or `generate` (a dict
    such as {"grade": "easy", "boxes": 3, "count": 10}). Each reset begins the next level; `order="random"` draws it.

    `info` has the number of the level and, with `exact=True`, `distance`, `optimal` (a list of actions), `dead`, and
    `lower_bound` of the state; they are None beyond the limit of masu's tables.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 10}

    def __init__(
        self,
        *,
        level=None,
        file=None,
        levels=None,
        generate=None,
        order="given",
        seed=0,
        observe="ids",
        preset="boxoban",
        reward="gym-sokoban",
        exact=False,
        metric="moves",
        max_steps=None,
        render_mode=None,
        command=None,
        memory=None,
    ):
        settings = dict(level=level, file=file, levels=levels, generate=generate, order=order, seed=seed)
        settings.update(reward=reward, metric=metric, maxSteps=max_steps)
        self._open(settings, observe, preset, exact, command, memory)
        self.render_mode = render_mode
        if gymnasium:
            self.observation_space, self.action_space = self._spaces()

    def _info(self, reply):
        info = {"level": reply["level"]}
        exact = reply.get("exact")
        if exact:
            info.update(distance=exact["distance"], dead=exact["dead"], lower_bound=exact["lowerBound"])
            info["optimal"] = self._actions(exact["optimal"])
        return info

    def reset(self, *, seed=None, options=None):
        """The first observation of the next episode; a seed begins the order of levels again."""
        if gymnasium:
            super().reset(seed=seed)
        reply, self._first = self._first, None
        if reply is None or seed is not None:
            reply = self._client.request(do="reset", seed=seed)
        self._show()
        return self._boards([reply["observation"]])[0], self._info(reply)

    def step(self, action):
        """One action: a number of the preset, or one of the letters u, r, d, l."""
        reply = self._client.request(do="step", action=action if isinstance(action, str) else int(action))
        self._show()
        observation = self._boards([reply["observation"]])[0]
        return observation, float(reply["reward"]), reply["terminated"], reply["truncated"], self._info(reply)

    def _show(self):
        if self.render_mode == "human":
            print(self._text(), flush=True)

    def _text(self):
        return "\n".join(self._client.request(do="show")["board"]) + "\n"

    def render(self):
        """The board in letters, with render_mode="ansi"; with "human", every step prints it."""
        return self._text() if self.render_mode == "ansi" else None

    def close(self):
        self._client.close()


class SokobanVectorEnv(_Sokoban, _VectorBase):
    """Many boards in one process. A board whose episode is over begins the next one with the following step, whose action is
    ignored (Gymnasium's NEXT_STEP). Observations are one array, rewards and ends one array or list each.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 10}
    if gymnasium:
        metadata["autoreset_mode"] = AutoresetMode.NEXT_STEP

    def __init__(
        self,
        num_envs,
        *,
        level=None,
        file=None,
        levels=None,
        generate=None,
        order="random",
        seed=0,
        observe="ids",
        preset="boxoban",
        reward="gym-sokoban",
        exact=False,
        metric="moves",
        max_steps=120,
        command=None,
        memory=None,
    ):
        settings = dict(level=level, file=file, levels=levels, generate=generate, order=order, seed=seed, batch=num_envs)
        settings.update(reward=reward, metric=metric, maxSteps=max_steps)
        self._open(settings, observe, preset, exact, command, memory)
        self.num_envs = num_envs
        self.render_mode = "ansi"
        if gymnasium:
            self.single_observation_space, self.single_action_space = self._spaces()
            self.observation_space = batch_space(self.single_observation_space, num_envs)
            self.action_space = batch_space(self.single_action_space, num_envs)

    def _infos(self, reply):
        infos = {"level": _array(reply["levels"])}
        exact = reply.get("exact")
        if exact:
            infos.update(distance=exact["distance"], dead=exact["dead"], lower_bound=exact["lowerBound"])
            infos["optimal"] = [self._actions(each) for each in exact["optimal"]]
        return infos

    def reset(self, *, seed=None, options=None):
        """New episodes; `options={"reset_mask": …}` begins only those of some boards."""
        mask = (options or {}).get("reset_mask")
        boards = None if mask is None else [at for at, wanted in enumerate(mask) if wanted]
        reply, self._first = self._first, None
        if reply is None or seed is not None or boards:
            reply = self._client.request(do="reset", seed=seed, boards=boards or None)
        return self._boards(reply["observations"]), self._infos(reply)

    def step(self, actions):
        """One action for each board."""
        values = actions.tolist() if hasattr(actions, "tolist") else list(actions)
        reply = self._client.request(do="step", actions=values)
        rewards = _array([float(reward) for reward in reply["rewards"]])
        ends = _array(reply["terminated"]), _array(reply["truncated"])
        return (self._boards(reply["observations"]), rewards, *ends, self._infos(reply))

    def render(self):
        """The boards in letters."""
        boards = [self._client.request(do="show", board=at)["board"] for at in range(self.num_envs)]
        return tuple("\n".join(rows) + "\n" for rows in boards)

    def close(self, **kwargs):
        self._client.close()


def _array(values):
    return numpy.array(values) if numpy else values
