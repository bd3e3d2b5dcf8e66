/** What is wrong in a text; the line is counted within it, from 1. */
export type MarkdownProblem = { readonly line: number | null; readonly message: string }
