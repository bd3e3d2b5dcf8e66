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
  heading: 'Your footprint is verified',
  paragraphs: [
    `We verified the footprint of ${of}. It stays locked, so that what was verified is what is shown.`,
    ...written('What we noted:', findings),
    'You can publish its certificate from the page of the footprint.',
  ],
  rows: [
    ...(standard ? [['Standard', standard] as const] : []),
    ...(assurance
      ? [['Assurance', assurance === 'limited' ? 'Limited' : 'Reasonable'] as const]
      : []),
  ],
  action: 'See the footprint',
})

const returned = (findings: string | null, of: string): FootprintDecisionWords => ({
  heading: 'Your footprint came back with findings',
  paragraphs: [
    `We could not verify the footprint of ${of} as it is. You can change it again. What has to change:`,
    ...written(null, findings),
  ],
  rows: [],
  action: 'Change the footprint',
})

const opened = (note: string | null, of: string): FootprintDecisionWords => ({
  heading: 'Your footprint can be changed again',
  paragraphs: [
    `You asked to change the verified footprint of ${of}. It is open again, and counts as declared until it is verified again.`,
    ...written('Our note to you:', note),
  ],
  rows: [],
  action: 'Change the footprint',
})

const leftAsItIs = (note: string | null, of: string): FootprintDecisionWords => ({
  heading: 'Your footprint stays as it is',
  paragraphs: [
    `You asked to change the verified footprint of ${of}. We left it locked, and it stays verified.`,
    ...written('Our note to you:', note),
  ],
  rows: [],
  action: 'See the footprint',
})

/** What staff wrote, paragraph by paragraph. */
function written(lead: string | null, text: string | null): string[] {
  const paragraphs = text?.split(/\n+/).filter((each) => each.trim() !== '') ?? []
  return lead && paragraphs.length > 0 ? [lead, ...paragraphs] : paragraphs
}
