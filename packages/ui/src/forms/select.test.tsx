/// <reference types="node" />
import { readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Field, fieldAria } from './field.tsx'
import { Select } from './select.tsx'

const FUELS = [
  { value: 'petrol', label: 'Petrol' },
  { value: 'bev', label: 'Battery electric' },
]
const drawn = (select: ReactNode) => renderToStaticMarkup(select)
const optionsOf = (html: string) =>
  [...html.matchAll(/<option value="(.*?)"(.*?)>(.*?)<\/option>/g)].map(([, ...parts]) => parts)

describe('a choice from a list', () => {
  test('offers what it was given, in that order, and what stands before it first', () => {
    const html = drawn(
      <Select options={FUELS}>
        <option value="">Please choose</option>
      </Select>,
    )
    expect(optionsOf(html)).toEqual([
      ['', '', 'Please choose'],
      ['petrol', '', 'Petrol'],
      ['bev', '', 'Battery electric'],
    ])
  })

  test('shows what was chosen before', () => {
    expect(optionsOf(drawn(<Select options={FUELS} defaultValue="bev" />))).toEqual([
      ['petrol', '', 'Petrol'],
      ['bev', ' selected=""', 'Battery electric'],
    ])
  })

  test('is read with its label, its hint and what is wrong with it', () => {
    const says = { hint: 'Of the car', error: 'Please choose one.' }
    const html = drawn(
      <Field id="fuel" label="Fuel" {...says}>
        <Select name="fuel" options={FUELS} {...fieldAria('fuel', says)} />
      </Field>,
    )
    expect(html).toContain('for="fuel"')
    expect(html).toMatch(
      /<select name="fuel" id="fuel" aria-describedby="fuel-hint fuel-error" aria-invalid="true"/,
    )
    expect(html).toMatch(/id="fuel-error".*Please choose one\./)
  })

  test('looks like every other, in any browser', () => {
    const classOf = (html: string) => /<select[^>]* class="(.*?)"/.exec(html)?.[1]
    const plain = classOf(drawn(<Select options={FUELS} />))
    expect(plain).toBeTruthy()
    expect(classOf(drawn(<Select options={FUELS} className="odd" />))).toBe(plain)
  })
})

const rule = (selector: string, css: string) =>
  css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? ''

test('its arrow has the colour of its words, in the light, in the dark and in forced colours', () => {
  const css = readFileSync(new URL('./control.module.css', import.meta.url), 'utf8')
  const [ours = '', forced = ''] = css.split('@media (forced-colors: active)')
  expect(rule('.control', ours)).toContain('color: var(--text)')
  expect(rule('select.control', ours)).toContain('appearance: none')
  expect(rule('select.control', ours).match(/currentcolor/g)).toHaveLength(2)
  // A system that forces its colours leaves out our pictures, so the arrow is its own again.
  expect(rule('select.control', forced)).toContain('appearance: auto')
})
