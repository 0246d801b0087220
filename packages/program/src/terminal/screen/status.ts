// The status message of a page: information, or a problem that is marked and drawn in reverse.

export interface Status {
  readonly text: string;
  readonly isProblem: boolean;
}

export const NO_STATUS: Status = { text: '', isProblem: false };

export const info = (text: string): Status => ({ text, isProblem: false });

export const problem = (text: string): Status => ({ text, isProblem: true });
