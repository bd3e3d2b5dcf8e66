export type Breach = { readonly subject: string; readonly detail: string }
export type Finding = {
  readonly id: string
  readonly rule: string
  readonly breaches: number
  /** The first few. */
  readonly examples: readonly Breach[]
}

const EXAMPLES = 5

/** Counts the breaches of a rule and keeps the first few. */
export class Findings {
  readonly #found: Breach[] = []
  #count = 0

  add(subject: string, detail: string | null): void {
    if (detail === null) return
    this.#count += 1
    if (this.#found.length < EXAMPLES) this.#found.push({ subject, detail })
  }

  of(id: string, rule: string): Finding {
    return { id, rule, breaches: this.#count, examples: this.#found }
  }
}
