/** What staff write in Markdown, as our own pages show it. */
export type Prose = {
  readonly render: (markdown: string) => Promise<RenderedProse>
}

export type RenderedProse = {
  /** It can be shown on our own origin: nothing in it runs or loads. */
  readonly html: string
  /** Why it cannot be shown as it is meant, a sentence each. */
  readonly problems: readonly string[]
}
