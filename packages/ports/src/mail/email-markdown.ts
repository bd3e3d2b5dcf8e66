/** What staff write, as an email shows it. Neither form holds anything that runs, loads or tracks. */
export type EmailMarkdown = {
  render(source: string): { readonly html: string; readonly text: string }
}
