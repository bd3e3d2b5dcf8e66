/** A page of the documentation in Markdown, for those who read no HTML. */
export type DocumentationPage = {
  /** As it is named in `understory://docs/{page}`. */
  readonly name: string
  readonly title: string
  readonly about: string
  /** The same for people, as a path of this site. */
  readonly path: string
  /** The same in Markdown, as a path of this site. */
  readonly markdownPath: string
  readonly markdown: string
}
