import { lookupTable } from '../../language/lookup-table.ts'

const MOST_WORDS = 8
const LONGEST_TEXT = 200

/** Words that people search for, and the publishers' own. */
const ALSO: Readonly<Record<string, string>> = lookupTable({
  train: 'rail',
  trains: 'rail',
  underground: 'rail',
  tube: 'underground',
  plane: 'flights',
  flight: 'flights',
  flying: 'flights',
  lorry: 'hgv',
  truck: 'hgv',
  gasoline: 'petrol',
  cab: 'taxi',
  fridge: 'refrigerant',
  coolant: 'refrigerant',
})

/**
 * What was typed as a query of PostgreSQL's text search: every word has to begin a word of the factor, and a
 * word of everyday use may stand for the publishers' one. `null`: nothing to search for.
 */
export function factorSearchQuery(typed: string): string | null {
  const words = typed
    .slice(0, LONGEST_TEXT)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
  if (words.length === 0) return null
  return words
    .map((word) => [word, ALSO[word]].filter((each) => each !== undefined))
    .map((either) => `(${either.map((word) => `${word}:*`).join(' | ')})`)
    .join(' & ')
}
