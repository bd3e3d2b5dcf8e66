import type { CheckedClaim } from '@understory/contracts/showing/claims.ts'
import {
  CLAIM_READING_WORDS,
  claimBasisWords,
  claimMarketWords,
  claimVerdictWords,
} from './claim-words.ts'
import styles from './claims.module.css'
import {
  claimAnswerBesideItBelongs,
  claimAnswerKnowNoRules,
  claimAnswerYesBasisBeside,
} from './island-messages/claim-answer.generated.ts'

type MarketAnswer = CheckedClaim['markets'][number]
type ClaimFinding = CheckedClaim['findings'][number]

/** What may be said in each market, and why not. */
export function ClaimAnswer({ answer }: { readonly answer: CheckedClaim }) {
  return (
    <div className={styles.markets}>
      {answer.markets.map((market) => (
        <section
          key={market.market}
          className={styles.market}
          data-verdict={market.hasRules ? market.verdict : 'unknown'}
        >
          <h3>{claimMarketWords()[market.market]}</h3>
          <p className={styles.verdict}>{wordsOfMarket(market, answer.findings)}</p>
          <Findings findings={findingsOf(market.market, answer.findings)} />
        </section>
      ))}
    </div>
  )
}

/** Each market in a few words, for those who hear the page. */
export function claimInShort({ markets, findings }: CheckedClaim): string {
  return markets
    .map((market) => `${claimMarketWords()[market.market]}: ${wordsOfMarket(market, findings)}.`)
    .join(' ')
}

/** Of a market; what is refused is not listed again for a milder reason. */
function findingsOf(market: ClaimFinding['market'], all: readonly ClaimFinding[]): ClaimFinding[] {
  const found = all.filter((each) => each.market === market)
  const refused = found.filter(({ verdict }) => verdict === 'refused')
  const isTold = ({ span }: ClaimFinding) =>
    refused.some((other) => other.span.start < span.end && span.start < other.span.end)
  return found.filter((each) => each.verdict === 'refused' || !isTold(each))
}

function wordsOfMarket({ market, verdict, hasRules }: MarketAnswer, all: readonly ClaimFinding[]) {
  if (!hasRules) return claimAnswerKnowNoRules()
  const isFounded = verdict === 'allowed' && all.some((finding) => finding.market === market)
  return isFounded ? claimAnswerYesBasisBeside() : claimVerdictWords()[verdict]
}

function Findings({ findings }: { readonly findings: readonly ClaimFinding[] }) {
  if (findings.length === 0) return null
  return (
    <ul className="list flow-16">
      {findings.map((finding) => (
        <li key={`${finding.ruleId} ${finding.span.start}`} className="flow-12">
          <p>
            <mark>{finding.span.text}</mark>
          </p>
          <p>{finding.suggestion}</p>
          {finding.missing.length > 0 && finding.verdict === 'needs-basis' ? (
            <p>
              {claimAnswerBesideItBelongs({
                list: finding.missing.map((field) => inSentence(field)).join('; '),
              })}
            </p>
          ) : null}
          <p className="quiet">
            {finding.source} ({CLAIM_READING_WORDS[finding.sourceReading]})
          </p>
        </li>
      ))}
    </ul>
  )
}

function inSentence(field: ClaimFinding['missing'][number]): string {
  const words = claimBasisWords()[field]
  return words.charAt(0).toLowerCase() + words.slice(1)
}
