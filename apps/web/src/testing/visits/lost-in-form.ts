type PostedFields = Readonly<Record<string, string | File>>

/** What is not typed, what nobody shows again, and a code that serves once. */
const NOT_SHOWN_AGAIN =
  /type="(?:password|hidden|file|submit|checkbox|radio|button|image)"|autocomplete="one-time-code"/i

/**
 * The names of fields that a page shows again without what was typed in them: a person who is refused corrects
 * one field, and types none of the others twice.
 */
export function lostInForm(html: string, posted: PostedFields): string[] {
  return Object.entries(posted).flatMap(([name, typed]) => {
    if (typeof typed !== 'string' || typed.trim() === '') return []
    const shown = shownIn(html, name)
    return shown.length === 0 || shown.includes(asWritten(typed)) ? [] : [name]
  })
}

/** What the controls of this name hold, as the page writes it. */
function shownIn(html: string, name: string): string[] {
  const isNamed = (tag: string) => tag.includes(` name="${asWritten(name)}"`)
  const inputs = (html.match(/<input\b[^>]*>/gi) ?? [])
    .filter((tag) => isNamed(tag) && !NOT_SHOWN_AGAIN.test(tag))
    .map((tag) => / value="([^"]*)"/i.exec(tag)?.[1] ?? '')
  const areas = [...html.matchAll(/(<textarea\b[^>]*>)([^<]*)</gi)]
    .filter(([, tag = '']) => isNamed(tag))
    .map(([, , text = '']) => text.replace(/^\n/, ''))
  return [...inputs, ...areas]
}

const asWritten = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
