import { verificationMessage } from '../messages/messages.generated.ts'

/** What staff decided about a footprint. */
export type Decided =
  | {
      readonly outcome: 'verified' | 'returned'
      readonly standard: string | null
      readonly assurance: 'limited' | 'reasonable' | null
      readonly findings: string | null
    }
  | { readonly answer: 'granted' | 'refused'; readonly note: string | null }

type FootprintDecisionWords = {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly rows: readonly (readonly [string, string])[]
  /** What the link does. */
  readonly action: string
}

/** `of`: whose footprint, and from when. */
export function decisionWords(decided: Decided, of: string): FootprintDecisionWords {
  if ('outcome' in decided) {
    const { outcome, findings } = decided
    return outcome === 'verified' ? verified(decided, of) : returned(findings, of)
  }
  const { answer, note } = decided
  return answer === 'granted' ? opened(note, of) : leftAsItIs(note, of)
}

type OfVerification = Extract<Decided, { outcome: unknown }>

const verified = (
  { standard, assurance, findings }: OfVerification,
  of: string,
): FootprintDecisionWords => ({
  heading: verificationMessage('footprint-decision.verified.heading'),
  paragraphs: [
    verificationMessage('footprint-decision.verified.paragraphs', { of }),
    ...written(verificationMessage('footprint-decision.verified.paragraphs.2'), findings),
    verificationMessage('footprint-decision.verified.paragraphs.3'),
  ],
  rows: [
    ...(standard
      ? [[verificationMessage('footprint-decision.verified.standard'), standard] as const]
      : []),
    ...(assurance
      ? [
          [
            verificationMessage('footprint-decision.verified.assurance'),
            verificationMessage('footprint-decision.verified.level', { assurance }),
          ] as const,
        ]
      : []),
  ],
  action: verificationMessage('footprint-decision.verified.action'),
})

const returned = (findings: string | null, of: string): FootprintDecisionWords => ({
  heading: verificationMessage('footprint-decision.returned.heading'),
  paragraphs: [
    verificationMessage('footprint-decision.returned.paragraphs', { of }),
    ...written(null, findings),
  ],
  rows: [],
  action: verificationMessage('footprint-decision.returned.action'),
})

const opened = (note: string | null, of: string): FootprintDecisionWords => ({
  heading: verificationMessage('footprint-decision.opened.heading'),
  paragraphs: [
    verificationMessage('footprint-decision.opened.paragraphs', { of }),
    ...written(verificationMessage('footprint-decision.opened.paragraphs.2'), note),
  ],
  rows: [],
  action: verificationMessage('footprint-decision.opened.action'),
})

const leftAsItIs = (note: string | null, of: string): FootprintDecisionWords => ({
  heading: verificationMessage('footprint-decision.left-as-it-is.heading'),
  paragraphs: [
    verificationMessage('footprint-decision.left-as-it-is.paragraphs', { of }),
    ...written(verificationMessage('footprint-decision.left-as-it-is.paragraphs.2'), note),
  ],
  rows: [],
  action: verificationMessage('footprint-decision.left-as-it-is.action'),
})

/** What staff wrote, paragraph by paragraph. */
function written(lead: string | null, text: string | null): string[] {
  const paragraphs = text?.split(/\n+/).filter((each) => each.trim() !== '') ?? []
  return lead && paragraphs.length > 0 ? [lead, ...paragraphs] : paragraphs
}
