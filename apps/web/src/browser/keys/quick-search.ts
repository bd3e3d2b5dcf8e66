import type { OwnThing } from '../../content/search/own-things.ts'
import { wordsMatch } from './words-match.ts'

const WAIT_MS = 150
const MOST_OWN = 7

let isStarted = false

/** Answers what is typed into the dialog: one's own at once, what the site says a moment later. */
export function startQuickSearch(dialog: HTMLDialogElement): void {
  if (isStarted) return
  isStarted = true
  const field = dialog.querySelector('input')
  const list = dialog.querySelector('[data-quick-found]')
  const count = dialog.querySelector('[data-quick-count]')
  if (!field || !list || !count) return
  let own: readonly OwnThing[] = []
  let timer = 0
  let asked = 0

  const show = (ofSite: readonly OwnThing[]) => {
    const mine = own.filter(({ label, kind }) => wordsMatch(field.value, `${label} ${kind}`))
    const things = [...mine.slice(0, MOST_OWN), ...ofSite]
    list.replaceChildren(...things.map(rowOf))
    count.textContent = things.length === 1 ? '1 found' : `${things.length} found`
  }
  const ask = async () => {
    asked += 1
    const mark = asked
    const ofSite = await askSearch(`?${new URLSearchParams({ q: field.value })}`)
    // An answer to what was typed before says nothing any more.
    if (mark === asked) show(ofSite)
  }
  field.addEventListener('input', () => {
    show([])
    clearTimeout(timer)
    timer = window.setTimeout(ask, WAIT_MS)
  })
  dialog.addEventListener('keydown', (event) => {
    const links = [...list.querySelectorAll('a')]
    if (event.key === 'Enter' && document.activeElement === field && links[0]) {
      event.preventDefault()
      links[0].click()
    }
    // In a field of this kind it would only empty the field.
    if (event.key === 'Escape') dialog.close()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const stops = [field, ...links]
    const at = stops.findIndex((stop) => stop.matches(':focus'))
    stops[(at + step + stops.length) % stops.length]?.focus()
  })
  // A click beside the dialog closes it.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
  void askSearch('').then((mine) => {
    own = mine
    void ask()
  })
}

async function askSearch(query: string): Promise<readonly OwnThing[]> {
  try {
    const answer = await fetch(`/search/quick${query}`)
    return answer.ok ? ((await answer.json()) as OwnThing[]) : []
  } catch {
    return []
  }
}

function rowOf({ href, label, kind }: OwnThing): HTMLElement {
  const row = document.createElement('li')
  const link = document.createElement('a')
  const note = document.createElement('small')
  link.href = href
  note.textContent = kind
  link.append(label, note)
  row.append(link)
  return row
}
