import { type ClaimPattern, type ClaimRule, claimRules } from './rules/claim-rules.ts'
import {
  CLAIM_VERDICTS,
  type ClaimAudience,
  type ClaimBasis,
  type ClaimBasisField,
  type ClaimMarket,
  type ClaimSubject,
  type ClaimVerdict,
} from './rules/claim-terms.ts'
import { claimSentences } from './words/claim-sentences.ts'
import { type ClaimWord, readingsOf } from './words/claim-words.ts'
import { findPattern, type WordSpan } from './words/word-pattern.ts'

export type ClaimQuestion = {
  readonly text: string
  readonly markets: readonly ClaimMarket[]
  readonly subject: ClaimSubject
  readonly audience: ClaimAudience
  readonly basis?: ClaimBasis
  /** The rules in force on this day, as 2026-11-27. */
  readonly day: string
}

/** Characters of the text, from the first to before the second, and what they say. */
export type ClaimSpan = { readonly start: number; readonly end: number; readonly text: string }

export type ClaimFinding = Pick<
  ClaimRule,
  'market' | 'needs' | 'source' | 'sourceReading' | 'suggestion'
> & {
  readonly ruleId: string
  /** `allowed`: its basis is complete, and is printed beside the claim. */
  readonly verdict: ClaimVerdict
  readonly span: ClaimSpan
  /** Of what it needs, what the basis does not say. */
  readonly missing: readonly ClaimBasisField[]
}

export type CheckedClaim = {
  /** The worst of all markets. */
  readonly verdict: ClaimVerdict
  readonly markets: readonly {
    readonly market: ClaimMarket
    readonly verdict: ClaimVerdict
    /** False: nothing is known of what may be said there. */
    readonly hasRules: boolean
  }[]
  /** In the order of the text, then of the rules. */
  readonly findings: readonly ClaimFinding[]
}

/** Reads words, not meaning: a paraphrase may pass every rule. */
export function checkClaim(question: ClaimQuestion): CheckedClaim {
  const rules = rulesFor(question)
  const findings = claimSentences(question.text).flatMap(({ text, start }) => {
    const readings = readingsOf(text, start).map(readSentence)
    return rules.flatMap((rule) => findingOf(rule, readings, question) ?? [])
  })
  const markets = question.markets.map((market) => ({
    market,
    verdict: worstVerdict(findings.filter((finding) => finding.market === market)),
    hasRules: claimRules().some((rule) => rule.market === market),
  }))
  return { verdict: worstVerdict(findings), markets, findings }
}

export function worstVerdict(found: readonly { readonly verdict: ClaimVerdict }[]): ClaimVerdict {
  const worst = Math.max(0, ...found.map(({ verdict }) => CLAIM_VERDICTS.indexOf(verdict)))
  return CLAIM_VERDICTS[worst] ?? 'refused'
}

function rulesFor({ markets, subject, audience, day }: ClaimQuestion): ClaimRule[] {
  const about = new Set<string>(['any', ...(subject === 'company' ? ['company'] : ['product'])])
  if (subject === 'unknown') about.add('company')
  return claimRules().filter(
    (rule) =>
      markets.includes(rule.market) &&
      about.has(rule.subject) &&
      (rule.audience === 'any' || rule.audience === audience) &&
      rule.validFrom <= day &&
      (rule.validTo === '' || day <= rule.validTo),
  )
}

/** A sentence in one way of reading it. */
type ReadSentence = {
  readonly words: readonly ClaimWord[]
  /** Many rules share a pattern: each is looked for once. */
  readonly found: Map<ClaimPattern, readonly WordSpan[]>
}

const readSentence = (words: readonly ClaimWord[]): ReadSentence => ({ words, found: new Map() })

function findingOf(
  rule: ClaimRule,
  readings: readonly ReadSentence[],
  { text, basis = {} }: ClaimQuestion,
): ClaimFinding | null {
  const span = firstMatch(rule, readings, text)
  if (!span) return null
  const missing = rule.needs.filter((field) => (basis[field] ?? '').trim() === '')
  const isFounded = rule.verdict === 'needs-basis' && missing.length === 0
  const { id: ruleId, market, needs, source, sourceReading, suggestion } = rule
  const verdict = isFounded ? 'allowed' : rule.verdict
  return { market, ruleId, verdict, span, source, sourceReading, suggestion, needs, missing }
}

/** Where the rule first finds something, in any reading of the sentence. */
function firstMatch(
  rule: ClaimRule,
  readings: readonly ReadSentence[],
  text: string,
): ClaimSpan | null {
  for (const reading of readings) {
    const { words } = reading
    const [first] = matchesOf(rule, reading).toSorted((a, b) => a.from - b.from || b.to - a.to)
    const start = words[first?.from ?? -1]?.start
    const end = words[(first?.to ?? 0) - 1]?.end
    if (start !== undefined && end !== undefined)
      return { start, end, text: text.slice(start, end) }
  }
  return null
}

function matchesOf(rule: ClaimRule, { words, found }: ReadSentence): readonly WordSpan[] {
  const matches = rule.patterns.flatMap((pattern) => {
    const known = found.get(pattern) ?? matchesOfPattern(pattern, words)
    found.set(pattern, known)
    return known
  })
  const isLifted = matches.length > 0 && findPattern(rule.unlessInSentence, words).length > 0
  return isLifted ? [] : matches
}

function matchesOfPattern(pattern: ClaimPattern, words: readonly ClaimWord[]): WordSpan[] {
  const matches = findPattern(pattern.words, words)
  if (matches.length === 0 || findPattern(pattern.unlessInSentence, words).length > 0) return []
  const lifting = findPattern(pattern.unlessTouching, words)
  return matches.filter((match) => !lifting.some((lift) => doTouch(match, lift)))
}

/** Sharing a word, or one right after the other. */
const doTouch = (one: WordSpan, other: WordSpan) => one.from <= other.to && other.from <= one.to
