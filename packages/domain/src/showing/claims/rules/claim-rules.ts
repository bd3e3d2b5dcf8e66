import { lazy } from '../../../language/lazy.ts'
import { parseWordPattern, type WordPattern } from '../words/word-pattern.ts'
import { CLAIM_PATTERN_ROWS, CLAIM_RULE_ROWS } from './claim-rules.generated.ts'
import type {
  ClaimAudience,
  ClaimBasisField,
  ClaimMarket,
  ClaimSourceReading,
  ClaimVerdict,
} from './claim-terms.ts'

export type ClaimPattern = {
  readonly words: WordPattern
  /** Lifts a match that it touches: “not”, “neutral colours”. */
  readonly unlessTouching: WordPattern
  /** Lifts every match of its sentence: the name of a public label. */
  readonly unlessInSentence: WordPattern
}

export type ClaimRule = {
  readonly id: string
  readonly market: ClaimMarket
  readonly verdict: Exclude<ClaimVerdict, 'allowed'>
  readonly subject: 'product' | 'company' | 'any'
  readonly audience: ClaimAudience | 'any'
  readonly patterns: readonly ClaimPattern[]
  readonly unlessInSentence: WordPattern
  readonly needs: readonly ClaimBasisField[]
  readonly source: string
  readonly sourceReading: ClaimSourceReading
  readonly suggestion: string
  /** Days, inclusive; an empty last one: it has no end. */
  readonly validFrom: string
  readonly validTo: string
}

/** The rules of all markets, in force and to come. */
export const claimRules: () => readonly ClaimRule[] = lazy(() => {
  const patterns = new Map(
    CLAIM_PATTERN_ROWS.map(([name, words, unlessTouching, unlessInSentence]) => [
      name,
      {
        words: parseWordPattern(words),
        unlessTouching: parseWordPattern(unlessTouching),
        unlessInSentence: parseWordPattern(unlessInSentence),
      },
    ]),
  )
  return CLAIM_RULE_ROWS.map((row) => ruleOf(row, patterns))
})

function ruleOf(
  row: (typeof CLAIM_RULE_ROWS)[number],
  patterns: ReadonlyMap<string, ClaimPattern>,
): ClaimRule {
  const [id, market, verdict, subject, audience, names, unless, needs, source, how, ...rest] = row
  const [suggestion, validFrom, validTo] = rest
  return {
    id,
    market: market as ClaimMarket,
    verdict: verdict as ClaimRule['verdict'],
    subject: subject as ClaimRule['subject'],
    audience: audience as ClaimRule['audience'],
    patterns: names.split(' ').flatMap((name) => patterns.get(name) ?? []),
    unlessInSentence: parseWordPattern(unless),
    needs: needs.split(' ').filter((field) => field !== '') as ClaimBasisField[],
    source,
    sourceReading: how as ClaimSourceReading,
    suggestion,
    validFrom,
    validTo,
  }
}
