import { tables } from './table-files.ts'

/** What may be said of the climate, by market. */
export function claimTables(): Record<string, string> {
  return {
    'packages/domain/src/showing/claims/rules/claim-rules.generated.ts': tables([
      [
        'CLAIM_PATTERN_ROWS',
        'name, pattern, what lifts a match that it touches, what lifts all matches of its sentence',
        'claims/patterns.csv',
      ],
      [
        'CLAIM_RULE_ROWS',
        'id, market, verdict, subject, audience, names of patterns, what lifts it in its sentence, what its basis needs, source, how the source was read, suggestion, first and last day',
        'claims/rules.csv',
      ],
    ]),
  }
}
