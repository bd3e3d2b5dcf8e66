import {
  brandOf,
  type CardField,
  cursorAfterGrouping,
  digitsOf,
  grouped,
  groupedExpiry,
  type TypedCard,
} from './card-entry.ts'
import { type CardFieldNode, createCardField } from './card-field.ts'
import { STYLES } from './card-form-style.ts'
import type { SandboxTestCard } from './sandbox-client.ts'

/** What the page knows already. */
export type Billing = { readonly name?: string; readonly postcode?: string }

export type CardForm = {
  node: HTMLElement
  fields: Record<CardField, CardFieldNode>
  typed(): TypedCard
  offerTestCards(cards: readonly SandboxTestCard[], today: { year: number }): void
}

const BRAND_NAMES = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' }
const CARD_FORM_ORDER: readonly CardField[] = ['number', 'expiry', 'cvc', 'name', 'postcode']

/** The card form as plain elements: without a framework, and sending nothing by itself. */
export function createCardForm(billing: Billing, shown: readonly CardField[]): CardForm {
  const fields = createFields(billing)
  const node = document.createElement('fieldset')
  node.className = STYLES.form
  const legend = document.createElement('legend')
  legend.className = STYLES.legend
  legend.textContent = 'Card details'
  const mark = document.createElement('p')
  mark.className = STYLES.mark
  mark.textContent = 'Test payments: no money moves'
  const testCards = document.createElement('div')
  testCards.className = STYLES.wide
  const order = CARD_FORM_ORDER.filter((name) => shown.includes(name))
  node.append(legend, mark, testCards, ...order.map((name) => fields[name].node))
  groupWhileTyping(fields)
  return {
    node,
    fields,
    typed: () => ({
      number: fields.number.input.value,
      expiry: fields.expiry.input.value,
      cvc: fields.cvc.input.value,
      name: fields.name.input.value,
      postcode: fields.postcode.input.value,
    }),
    offerTestCards(cards, today) {
      if (cards.length > 0) testCards.replaceChildren(...chooser(cards, { fields, today }))
    },
  }
}

function createFields(billing: Billing): Record<CardField, CardFieldNode> {
  return {
    number: createCardField({
      name: 'number',
      label: 'Card number',
      autocomplete: 'cc-number',
      digits: true,
      wide: true,
    }),
    expiry: createCardField({
      name: 'expiry',
      label: 'Expiry date',
      hint: 'Such as 09 / 30',
      autocomplete: 'cc-exp',
      digits: true,
    }),
    cvc: createCardField({
      name: 'cvc',
      label: 'Security code',
      hint: '3 digits, or 4 on Amex',
      autocomplete: 'cc-csc',
      digits: true,
      maxLength: 4,
    }),
    name: createCardField({
      name: 'name',
      label: 'Name on card',
      autocomplete: 'cc-name',
      value: billing.name ?? '',
      wide: true,
    }),
    postcode: createCardField({
      name: 'postcode',
      label: 'Postcode',
      autocomplete: 'postal-code',
      value: billing.postcode ?? '',
      maxLength: 12,
    }),
  }
}

function groupWhileTyping(fields: Record<CardField, CardFieldNode>): void {
  const { number, expiry, cvc } = fields
  number.input.addEventListener('input', () => {
    const { value, selectionStart } = number.input
    const before = digitsOf(value.slice(0, selectionStart ?? value.length)).length
    number.input.value = grouped(value)
    const cursor = cursorAfterGrouping(number.input.value, before)
    if (document.activeElement === number.input) number.input.setSelectionRange(cursor, cursor)
    const brand = brandOf(value)
    number.setNote(brand === null ? '' : BRAND_NAMES[brand])
  })
  expiry.input.addEventListener('input', (event) => {
    // Grouping while something is deleted would put the slash back at once.
    if (event instanceof InputEvent && event.inputType.startsWith('delete')) return
    expiry.input.value = groupedExpiry(expiry.input.value)
  })
  cvc.input.addEventListener('input', () => {
    cvc.input.value = digitsOf(cvc.input.value).slice(0, 4)
  })
}

function chooser(
  cards: readonly SandboxTestCard[],
  form: { fields: Record<CardField, CardFieldNode>; today: { year: number } },
): HTMLElement[] {
  const label = document.createElement('label')
  label.className = STYLES.label
  label.htmlFor = 'test-card'
  label.textContent = 'Test cards by outcome'
  const select = document.createElement('select')
  select.className = STYLES.select
  select.id = 'test-card'
  select.append(new Option('Choose a card to fill in', ''))
  for (const { label: text, number } of cards) select.append(new Option(text, number))
  select.addEventListener('change', () => {
    const card = cards.find(({ number }) => number === select.value)
    if (card === undefined) return
    const { number, expiry, cvc, name, postcode } = form.fields
    number.fill(card.number)
    expiry.fill(`12${String(form.today.year + 3).slice(-2)}`)
    cvc.fill(card.cvc)
    if (name.input.value === '') name.fill('Test Cardholder')
    if (postcode.input.value === '') postcode.fill('SW1A 1AA')
  })
  return [label, select]
}
