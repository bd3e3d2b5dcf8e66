import { expect, test } from 'vitest'
import { DARK_EMAIL_COLOURS } from './email-colours.ts'
import { renderEmail } from './render-email.ts'

const { html } = renderEmail({
  preview: 'Receipt U-000042',
  heading: 'Thank you',
  paragraphs: ['Your payment has arrived.'],
  rows: [['Paid', '£97.85']],
  action: { label: 'See it', url: 'https://understory.example' },
  second: { label: 'See the other', url: 'https://understory.example/other' },
  footer: 'Sent by Understory.',
  leave: { label: 'Leave', url: 'https://understory.example/leave' },
})

test('on a dark screen no part of an email keeps the colours of paper', () => {
  const coloured = [
    ...html.matchAll(/<(\w+)([^>]*) style="[^"]*(?:color|background|border)[^>]*>/g),
  ]
  expect(coloured.length).toBeGreaterThan(8)
  for (const [element, tag, attributes = ''] of coloured) {
    const classes = /class="([^"]*)"/.exec(attributes)?.[1]?.split(' ') ?? []
    const names = [tag, ...classes.map((name) => `.${name}`)]
    expect(
      names.some((name) =>
        RegExp(`(^|[ ,])${name?.replace('.', '\\.')}[ ,]`, 'm').test(DARK_EMAIL_COLOURS),
      ),
      element,
    ).toBe(true)
  }
})
