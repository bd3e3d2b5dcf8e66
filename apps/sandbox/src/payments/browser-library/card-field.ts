import type { CardField } from './card-entry.ts'
import { STYLES } from './card-form-style.ts'

export type CardFieldNode = {
  node: HTMLElement
  input: HTMLInputElement
  /** A quiet word beside the label, such as the card's brand. */
  setNote(text: string): void
  setError(problem: string | null): void
  /** As if it had been typed. */
  fill(value: string): void
}

type CardFieldFacts = {
  name: CardField
  label: string
  autocomplete: AutoFill
  hint?: string
  value?: string
  maxLength?: number
  digits?: boolean
  wide?: boolean
}

/** A labelled entry whose hint and error are read out with it. */
export function createCardField(facts: CardFieldFacts): CardFieldNode {
  const id = `card-${facts.name}`
  const input = createInput(id, facts)
  const node = document.createElement('div')
  node.className = facts.wide ? STYLES.wide : STYLES.field
  const label = document.createElement('label')
  label.className = STYLES.label
  label.htmlFor = id
  label.textContent = facts.label
  const note = document.createElement('span')
  note.className = STYLES.note
  note.setAttribute('aria-live', 'polite')
  const heading = document.createElement('div')
  heading.className = STYLES.heading
  heading.append(label, note)
  const hint = paragraph(`${id}-hint`, STYLES.hint, facts.hint ?? '')
  const error = paragraph(`${id}-error`, STYLES.error, '')
  node.append(heading, ...(facts.hint === undefined ? [] : [hint]), input, error)

  function describe(problem: string | null): void {
    const parts = [
      ...(facts.hint === undefined ? [] : [hint.id]),
      ...(problem === null ? [] : [error.id]),
    ]
    if (parts.length === 0) input.removeAttribute('aria-describedby')
    else input.setAttribute('aria-describedby', parts.join(' '))
  }
  describe(null)

  return {
    node,
    input,
    setNote(text) {
      if (note.textContent !== text) note.textContent = text
    },
    setError(problem) {
      error.textContent = problem ?? ''
      error.hidden = problem === null
      if (problem === null) input.removeAttribute('aria-invalid')
      else input.setAttribute('aria-invalid', 'true')
      describe(problem)
    },
    fill(value) {
      input.value = value
      input.dispatchEvent(new Event('input', { bubbles: true }))
    },
  }
}

function createInput(id: string, facts: CardFieldFacts): HTMLInputElement {
  const input = document.createElement('input')
  input.id = id
  input.className = STYLES.input
  input.type = 'text'
  input.autocomplete = facts.autocomplete
  input.inputMode = facts.digits ? 'numeric' : 'text'
  input.required = true
  input.spellcheck = false
  input.value = facts.value ?? ''
  if (facts.maxLength !== undefined) input.maxLength = facts.maxLength
  return input
}

function paragraph(id: string, className: string, text: string): HTMLElement {
  const node = document.createElement('p')
  node.id = id
  node.className = className
  node.textContent = text
  node.hidden = text === ''
  return node
}
