type Text = string | RegExp
type Exact = { readonly exact?: boolean }
type OfRole = Exact & {
  readonly name?: Text
  readonly level?: number
  readonly includeHidden?: boolean
}

export type Filter<Found> = { readonly has?: Found; readonly hasText?: Text }

// As Playwright writes them.
const ofExpression = (text: RegExp) =>
  String(text)
    .replace(/(^|[^\\])(\\\\)*(["'`])/g, '$1$2\\$3')
    .replaceAll('>>', '\\>\\>')

const ofText = (text: Text, exact?: boolean) =>
  text instanceof RegExp ? ofExpression(text) : `${JSON.stringify(text)}${exact ? 's' : 'i'}`

const ofAttribute = (text: Text, exact?: boolean) =>
  text instanceof RegExp
    ? ofExpression(text)
    : `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"${exact ? 's' : 'i'}`

function ofRole(role: string, { name, exact, level, includeHidden }: OfRole): string {
  const parts = [
    includeHidden !== undefined && `[include-hidden=${includeHidden}]`,
    level !== undefined && `[level=${level}]`,
    name !== undefined && `[name=${ofAttribute(name, exact)}]`,
  ]
  return `internal:role=${role}${parts.filter(Boolean).join('')}`
}

/** What has a selector can be asked for what is within it, in the words of Playwright. */
export abstract class Searchable<Found extends { readonly selector: string }> {
  /** What matches this selector within. */
  protected abstract find(selector: string): Found

  getByRole(role: string, options: OfRole = {}): Found {
    return this.find(ofRole(role, options))
  }
  getByLabel(text: Text, { exact }: Exact = {}): Found {
    return this.find(`internal:label=${ofText(text, exact)}`)
  }
  getByText(text: Text, { exact }: Exact = {}): Found {
    return this.find(`internal:text=${ofText(text, exact)}`)
  }
  locator(selector: string, filter: Filter<Found> = {}): Found {
    return this.find(selector + ofFilter(filter))
  }
}

export function ofFilter({ has, hasText }: Filter<{ readonly selector: string }>): string {
  const text = hasText === undefined ? '' : ` >> internal:has-text=${ofText(hasText)}`
  return text + (has ? ` >> internal:has=${JSON.stringify(has.selector)}` : '')
}
