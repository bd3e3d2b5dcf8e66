type Finding = {
  readonly id: string
  readonly rule: string
  readonly breaches: number
  readonly examples: readonly { readonly subject: string; readonly detail: string }[]
}

/** A line for each rule, with the first things that break it. Whether all of them hold. */
export function printFindings(findings: readonly Finding[]): boolean {
  const width = Math.max(...findings.map(({ id }) => id.length))
  for (const { id, rule, breaches, examples } of findings) {
    const verdict = breaches === 0 ? 'holds ' : 'BROKEN'
    console.log(`${verdict} ${String(breaches).padStart(6)}  ${id.padEnd(width)}  ${rule}`)
    for (const { subject, detail } of examples)
      console.log(`${' '.repeat(15)}${subject}: ${detail}`)
  }
  return findings.every(({ breaches }) => breaches === 0)
}
