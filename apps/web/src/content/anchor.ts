/** The id of a heading from its words, for links that lead to it. */
export const anchorOf = (words: string): string =>
  words
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
