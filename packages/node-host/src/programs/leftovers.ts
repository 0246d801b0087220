// A process that leaves the session and clears its environment keeps its resource limits: every fork and exec inherits them.
// So each run gets a value of its own for a limit that means nothing to ordinary programs, the CPU time of real-time
// scheduling (RLIMIT_RTTIME, set by prlimit). Without prlimit, a process is recognized by the mark in its environment.

export const REALTIME = /^Max realtime timeout +(\d+|unlimited) +(\d+|unlimited)/m;
