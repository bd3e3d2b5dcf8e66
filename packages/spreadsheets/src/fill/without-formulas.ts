/**
 * The order in which a spreadsheet calculates its formulas, without some of them (as `sheetId!cell`): a workbook that
 * lists a formula where there is none is opened with a warning. A sheet is named once for all that follow.
 */
export function withoutFormulas(xml: string, gone: ReadonlySet<string>): string {
  const [before = '', ...cells] = xml.split('<c ')
  let [named, written] = ['', '']
  const kept: string[] = []
  for (const piece of cells) {
    const end = piece.indexOf('/>')
    const tag = piece.slice(0, end)
    const sheet = / i="(\d+)"/.exec(tag)?.[1] ?? named
    named = sheet
    const cell = /r="([A-Z]+\d+)"/.exec(tag)?.[1] ?? ''
    if (gone.has(`${sheet}!${cell}`)) {
      kept.push(piece.slice(end + 2))
      continue
    }
    const isNamed = tag.includes(' i="')
    const needed = !isNamed && sheet !== written ? ` i="${sheet}"` : ''
    kept.push(`<c ${tag}${needed}/>${piece.slice(end + 2)}`)
    written = sheet
  }
  return before + kept.join('')
}
