import { lookupTable } from '../../../../../language/lookup-table.ts'
import type { DisclosureFact } from '../../disclosure-fact.ts'
import type { TemplateCell } from './template-cells.ts'

/** What the template’s list of footnotes calls a fact. Categories of scope 3 have no name of their own there. */
const FOOTNOTE_LABELS: Readonly<Record<string, string>> = lookupTable({
  'B3.fuels-total': 'Energy consumption from fuels',
  'B3.scope-1': 'Gross Scope 1 greenhouse gas emissions',
  'B3.scope-2-location': 'Gross location-based Scope 2 greenhouse gas emissions',
  'B3.scopes-1-2-location': 'Total (gross) location-based Scope 1 and Scope 2 GHG emissions',
  'B3.total-location': 'Total (gross) location-based GHG emissions',
})
const SCOPE_THREE_LABEL = 'Gross Scope 3 greenhouse gas emissions'
const FIRST_ROW = 4
const ROWS_OF_FOOTNOTE = 10

/** What has to be read with the figures, in the template’s own sheet for it. */
export function footnoteCells(
  given: readonly DisclosureFact[],
  all: readonly DisclosureFact[],
): TemplateCell[] {
  const notes = given.flatMap(({ key, note }) => {
    const label = FOOTNOTE_LABELS[key]
    return label && note ? [{ label, text: note }] : []
  })
  const ofScopeThree = scopeThreeNote(all)
  return (ofScopeThree ? [...notes, ofScopeThree] : notes).flatMap(({ label, text }, at) => {
    const row = FIRST_ROW + at * ROWS_OF_FOOTNOTE
    return [
      { at: `Footnotes!B${row}`, value: text },
      { at: `Footnotes!D${row}`, value: label },
    ]
  })
}

function scopeThreeNote(all: readonly DisclosureFact[]) {
  const three = all.find(({ key }) => key === 'B3.scope-3')
  if (three?.state !== 'given') return null
  const categories = all
    .filter(({ key }) => /^B3\.scope-3-\d\d$/.test(key))
    .flatMap(({ label, state, note, because }) => {
      const says = state === 'given' ? note : because
      return says ? [`${label}: ${says}`] : []
    })
  const text = [three.note, ...categories].filter(Boolean).join('\n')
  return text ? { label: SCOPE_THREE_LABEL, text } : null
}
